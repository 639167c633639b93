// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/profilerepository.h"
#include "ui/widgets/fieldrows.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QFormLayout;
class QPushButton;

namespace ui
{

class Label;

/// Form for the connection to a remote service, with an API key to test the connection. Shows the
/// error of a field when the user leaves the field, and all errors on submission. Never discards
/// input.
class ServiceForm : public QWidget
{
    Q_OBJECT

public:
    explicit ServiceForm(core::ProfileRepository &profiles, QWidget *parent = nullptr);

    /// Loads the stored service of `id`. `isUsed`: platform and kind cannot change.
    void setService(const QUuid &id, const core::ServiceProfile &service, bool isUsed);

    /// Sets the id of a new service.
    void setId(const QUuid &id) { m_id = id; }

    /// Returns the typed key; empty: the stored key stays.
    [[nodiscard]] QString typedKey() const;
    void forgetTypedKey();

    [[nodiscard]] core::ServiceProfileDraft draft() const;
    void setDraft(const core::ServiceProfileDraft &draft, const QString &key);

    /// Shows that the service could not be stored.
    void showProblem(const core::Error &error);

Q_SIGNALS:
    void finished(const core::ServiceProfile &service);
    void left(); ///< the input is kept

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *createCard();
    void addText(QFormLayout &form, core::Field field, const FieldRows::Words &words,
                 const QString &explanation = {});
    void addAddress(QFormLayout &form);
    void addKind(QFormLayout &form);
    [[nodiscard]] QWidget *createFoot();
    void followKind();
    [[nodiscard]] core::Result<core::ServiceProfile>
    read(const core::ServiceProfileDraft &draft) const;
    [[nodiscard]] std::optional<core::FieldError> problemOf(core::Field field) const;
    void showProblems(const QList<core::FieldError> &problems);
    void submit();
    void tryOut();
    void showMessage(const QString &news, bool isProblem);

    core::ProfileRepository &m_profiles;
    QUuid m_id;
    bool m_isKept = false; ///< a service with this id is stored
    FieldRows m_rows;
    QComboBox *m_kind = nullptr;
    Label *m_kindWords = nullptr;
    QPushButton *m_test = nullptr;
    Label *m_news = nullptr;
    int m_generation = 0; ///< of the last test; other answers are ignored
};

} // namespace ui
