// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exporter.h"
#include "ui/environmentband.h"
#include "ui/exporting.h"

#include <QtWidgets/QFrame>

#include <memory>

class QLineEdit;
class QProgressBar;
class QPushButton;

namespace core
{
class ConsoleBook;
}

namespace ui
{

class Label;
class Wait;
class PreferenceKeeper;

/// Puts what a list shows, all its pages, into a file: which format, where to, and how much of the
/// people in it; what it will hold, before; how far it is; and where it is, after. What was chosen
/// is suggested the next time.
class ExportPanel : public QFrame
{
    Q_OBJECT

public:
    /// Without a book nothing is noted.
    ExportPanel(core::TransactionService &service, core::ConsoleBook *book,
                PreferenceKeeper &preferences, QWidget *parent = nullptr);
    ~ExportPanel() override;

    /// Where the list is from, which the files say, and who stands in it for nobody; a rescue until
    /// it is said.
    void setShop(Environment::Kind where, const core::PayerProfile &walkIn);

    /// Shows itself for what that filter means, with the keyboard. One under way goes on.
    /// `asOf`: how old the list is, if it is remembered.
    void begin(const core::TransactionFilter &filter, const std::optional<QDateTime> &asOf = {});

    [[nodiscard]] bool isAtWork() const { return m_exporter != nullptr; }

    /// As Esc: stops what is under way, or else goes.
    void leave();

Q_SIGNALS:
    void left(); ///< the keyboard is to go back

private:
    QLayout *createFormats();
    QLayout *createTarget();
    QLayout *createActions();
    void choose(core::ExportFormat format);
    void chooseFolder();
    void countUp();
    void sayWait(const QString &text);
    void suggestName();
    void showChoices();
    void start();
    void replace();
    void write(bool replaces);
    void write(const core::ExportOrder &order);
    void showProgress(qint64 read);
    void end(const QString &sentence, bool isGood);
    void tell(const QString &sentence, bool isGood);
    void remember();
    void openFolder();
    void copyPath();
    [[nodiscard]] core::ExportOrder order() const;

    Environment::Kind m_environment = Environment::Kind::Rescue;
    core::PayerProfile m_walkIn;
    core::TransactionService &m_service;
    core::ConsoleBook *m_book;
    PreferenceKeeper &m_preferences;
    Exporting m_choice;
    core::TransactionFilter m_filter;
    std::optional<QDateTime> m_asOf;
    QDate m_firstDay;                           ///< of what matches
    qint64 m_count = 0;                         ///< of what matches
    int m_generation = 0;                       ///< answers to older questions are dropped
    int m_orders = 0;                           ///< the same of notes
    QString m_written;                          ///< the file that is there now
    std::unique_ptr<core::Exporter> m_exporter; ///< while one is under way
    Wait *m_wait;                               ///< for the sums, or the next rows
    Label *m_preview = nullptr;
    QList<QPushButton *> m_formats;
    Label *m_formatWords = nullptr;
    QLineEdit *m_path = nullptr;
    QPushButton *m_folder = nullptr;
    QPushButton *m_masked = nullptr;
    Label *m_personalWords = nullptr;
    QProgressBar *m_progress = nullptr;
    Label *m_news = nullptr;
    QPushButton *m_start = nullptr;
    QPushButton *m_replace = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_cancel = nullptr;
};

} // namespace ui
