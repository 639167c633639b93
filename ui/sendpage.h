// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"
#include "ui/shoptools.h"

#include <QtCore/QSet>
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QStackedWidget;

namespace ui
{

class BatchPanel;
class BrakeCheck;
class Chime;
class ReferenceMaker;
class SendForm;
class SendReview;
class SentPanel;

/// Sends money to a Pix key: typed, checked, read once more, sent, and followed to its end. One
/// order is one reference from the first try to the last, so that no try can make a second one; and
/// while nobody knows what became of a try, nothing else is sent.
class SendPage : public QWidget
{
    Q_OBJECT

public:
    explicit SendPage(const ShopTools &tools, QWidget *parent = nullptr);

    /// For how long an order is only to be read; some seconds.
    void setTimeToRead(std::chrono::milliseconds time);

    /// Something is looked at once more, on its way to the service, in doubt, or just sent.
    [[nodiscard]] bool isAtWork() const;

Q_SIGNALS:
    void opened(const core::Transaction &transaction); ///< all about it is wanted

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *createNotice();
    void connectFaces();
    void review();
    void send();
    void settle(const core::Error &error);
    void lookUp(const core::Error &error);
    void takeFound(const core::TransactionPage &found, const core::Error &error);
    void showSent(const core::Transaction &transaction);
    void showUnknown(const core::Error &error);
    void refuse(const core::Error &error);
    void follow(const core::Transaction &transaction);
    void askAboutSent();
    void startNext();
    void countOnTheWay();
    void showFace(QWidget *face);
    [[nodiscard]] QString ownReference();

    core::TransactionService &m_service;
    PreferenceKeeper &m_preferences;
    ReferenceMaker *m_references;
    Chime *m_chime;
    BrakeCheck *m_brakes;
    core::TransactionDraft m_draft; ///< that is reviewed, sent, or in doubt
    QString m_reference;            ///< of the order that is being made, if it is our own
    bool m_isInDoubt = false;       ///< nobody knows whether m_draft was sent
    bool m_isBusy = false;
    bool m_isCounting = false; ///< the payouts on their way
    QTimer m_again;            ///< asks once more what became of it
    QSet<QUuid> m_sent;        ///< from here, and not final yet

    QStackedWidget *m_faces = nullptr;
    QWidget *m_notice = nullptr; ///< instead of a form, where nothing can be sent
    SendForm *m_form = nullptr;
    SendReview *m_review = nullptr;
    SentPanel *m_panel = nullptr;
    BatchPanel *m_batch = nullptr;
};

} // namespace ui
