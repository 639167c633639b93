// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/profile.h"
#include "core/till/charging.h"

#include <QtWidgets/QWidget>

class QListWidget;
class QListWidgetItem;

namespace core
{
struct Transaction;
}

namespace ui
{

/// Page of the charges decided while the console was closed, grouped by outcome. Shown until
/// dismissed.
class NewsPage : public QWidget
{
    Q_OBJECT

public:
    NewsPage(const QList<core::Transaction> &news, core::Masking masking, core::PayerProfile walkIn,
             QWidget *parent = nullptr);

    void setMasking(core::Masking masking);

Q_SIGNALS:
    void opened(const core::Transaction &charge);
    void dismissed(); ///< the user has read the news

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void showNews();
    void add(const QList<core::Transaction> &group);
    void openCurrent();
    void openLine(int line);

    const QList<core::Transaction> m_news;
    core::Masking m_masking;
    const core::PayerProfile m_walkIn; ///< the name of the walk-in payer is not masked
    QListWidget *m_list = nullptr;
    QList<QListWidgetItem *> m_lines; ///< without the headings
};

} // namespace ui
