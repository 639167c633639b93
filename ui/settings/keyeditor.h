// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/shortcutregistry.h"

#include <QtCore/QMap>
#include <QtCore/QString>
#include <QtGui/QKeySequence>
#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;
class QTableWidget;

namespace ui
{

class Label;

/// Editor of the keys: a searchable table of all actions with their keys. A key that is in use is
/// refused with its action. Changes take effect at once.
class KeyEditor : public QWidget
{
    Q_OBJECT

public:
    explicit KeyEditor(QWidget *parent = nullptr);

    /// Shows and applies the keys of the user, as core::Preferences::ownKeys.
    void setKeys(const QMap<QString, QString> &keys);

Q_SIGNALS:
    void edited(const QMap<QString, QString> &keys);

    /// Emitted before the keys of all pages are listed. The receiver creates the missing pages.
    void pagesRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Row
    {
        QKeySequence standard;
        QStringList actions; ///< on all pages
        bool isOfAllPages = false;
    };

    void list();
    void readShortcuts();
    void showRows();
    void filterRows();
    void updateButtons();
    [[nodiscard]] const Row *current() const;
    void startCapture();
    void endCapture(const QString &news);
    void capture(const QKeySequence &key);
    [[nodiscard]] QString refusal(const QKeySequence &key) const;
    void reset();
    void resetAll();

    QMap<QString, QString> m_keys;
    QList<Shortcut> m_shortcuts;
    QList<Row> m_rows;
    QLineEdit *m_search;
    QTableWidget *m_table;
    QPushButton *m_change;
    QPushButton *m_reset;
    QPushButton *m_resetAll;
    Label *m_news;
    bool m_isListed = false;    ///< the user has seen the editor
    bool m_isCapturing = false; ///< waits for the new key
};

} // namespace ui
