// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/shiftcontroller.h"
#include "ui/session/shopcontext.h"
#include "ui/text/shifttext.h"

#include <QtWidgets/QWidget>

class QLineEdit;
class QListWidget;
class QPushButton;
class QTreeWidget;

namespace ui
{

class Label;
class QuestionBox;

/// Opens and closes the shifts of the counter, and shows, prints and saves their reports.
class ShiftPage : public QWidget
{
    Q_OBJECT

public:
    /// `context` must outlive the page.
    explicit ShiftPage(const ShopContext &context, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *createHead();
    [[nodiscard]] QWidget *createActions();
    [[nodiscard]] QWidget *createReport();
    void read();
    void showShifts(const QList<core::Shift> &shifts);
    void showSelected();
    void showDocument(const ShiftDocument &document);
    void clearReport(const QString &reason);
    void act();
    void open(const core::Money &cashFloat);
    void close();
    void print();
    void save();
    [[nodiscard]] std::optional<core::Money> typedCash();

    const ShopContext m_context;
    core::ShiftController m_shifts;
    std::optional<core::OpenShift> m_open;
    std::optional<ShiftDocument> m_document; ///< shown; nullopt: none
    std::optional<core::Money> m_counted;    ///< for the question
    int m_generation = 0;                    ///< of the selection, because answers may be stale
    bool m_isBusy = false;

    Label *m_state = nullptr;
    QLineEdit *m_cash = nullptr;
    QPushButton *m_act = nullptr;
    QuestionBox *m_question = nullptr;
    QListWidget *m_list = nullptr;
    Label *m_title = nullptr;
    Label *m_about = nullptr;
    QTreeWidget *m_table = nullptr;
    Label *m_seal = nullptr;
    Label *m_news = nullptr;
    QList<QPushButton *> m_outputs;
};

} // namespace ui
