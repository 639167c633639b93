// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transactionfilter.h"
#include "core/export/exporter.h"
#include "core/till/exporting.h"
#include "ui/widgets/environmentband.h"

#include <QtWidgets/QFrame>

#include <memory>

class QLineEdit;
class QProgressBar;
class QPushButton;

namespace core
{

class ConsoleDatabase;
class DisclosureRepository;
class PreferencesStore;
} // namespace core

namespace ui
{

class Label;
class BusyIndicator;

/// Panel that exports all pages of a list to a file. Asks for format, destination and masking,
/// previews the contents, shows the progress and finally the path. The choices are the defaults of
/// the next export.
class ExportPanel : public QFrame
{
    Q_OBJECT

public:
    /// `console` may be null: annotations are then left out.
    ExportPanel(core::TransactionService &service, core::ConsoleDatabase *console,
                core::PreferencesStore &preferences, QWidget *parent = nullptr);
    ~ExportPanel() override;

    /// Sets the environment, which is written to the files, and the walk-in payer. Until then the
    /// panel assumes rescue mode.
    void setShop(Environment::Kind where, const core::PayerProfile &walkIn);

    /// Sets the record of data that leaves, for rescue mode. Call before show().
    void setDisclosures(core::DisclosureRepository *disclosures);

    /// Shows the panel for `filter` and takes the focus. A running export continues. `asOf`: age of
    /// the list if its data comes from the cache.
    void begin(const core::TransactionFilter &filter, const std::optional<QDateTime> &asOf = {});

    [[nodiscard]] bool isAtWork() const { return m_exporter != nullptr; }

    /// Works as Esc: cancels a running export, otherwise closes the panel.
    void leave();

Q_SIGNALS:
    void left(); ///< the caller should take the focus back

private:
    QLayout *createFormats();
    QLayout *createTarget();
    QLayout *createActions();
    void choose(core::ExportFormat format);
    void chooseFolder();
    void countUp();
    void showBusy(const QString &text);
    void suggestName();
    void showChoices();
    void start();
    void replace();
    void write(bool replaces);
    void record(const core::ExportOrder &order);
    void write(const core::ExportOrder &order);
    void showProgress(qint64 read);
    void end(const QString &sentence, bool isGood);
    void showMessage(const QString &sentence, bool isGood);
    void remember();
    void openFolder();
    void copyPath();
    [[nodiscard]] core::ExportOrder order() const;

    Environment::Kind m_environment = Environment::Kind::Rescue;
    core::PayerProfile m_walkIn;
    core::TransactionService &m_service;
    core::ConsoleDatabase *m_console;
    core::DisclosureRepository *m_disclosures; ///< null: nothing is recorded
    core::PreferencesStore &m_preferences;
    core::Exporting m_choice;
    core::TransactionFilter m_filter;
    std::optional<QDateTime> m_asOf;
    QDate m_firstDay;                           ///< of the matching transactions
    qint64 m_count = 0;                         ///< of the matching transactions
    int m_generation = 0;                       ///< answers to earlier queries are ignored
    int m_orders = 0;                           ///< the same for annotation queries
    qint64 m_disclosure = 0;                    ///< number of the recorded export; 0: none
    QString m_written;                          ///< path of the file that exists now
    std::unique_ptr<core::Exporter> m_exporter; ///< null when idle
    /// Shown while the totals or the next rows are read.
    BusyIndicator *m_busy;
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
