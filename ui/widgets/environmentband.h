// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtGui/QKeySequence>
#include <QtWidgets/QWidget>

class QPushButton;

namespace ui
{

/// Environment of this window, shown on every page by text, pattern and colour.
struct Environment
{
    enum class Kind {
        Demo,       ///< discarded at exit, no real payments
        Local,      ///< local database of a shop, real codes
        Rescue,     ///< local database that cannot be opened, read-only
        Practice,   ///< local database of a practice shop, no real payments
        Sandbox,    ///< remote service that moves no money
        Production, ///< remote service that moves real money
    };
    Kind kind = Kind::Demo;
    /// Display text of the shop's name, of the folder of a shop that is not set up, or of the name
    /// and host of a service; empty: not shown to users, as in the demo.
    QString place;
};

/// Returns "DEMO", "SANDBOX", "PRODUCTION", … in the language of the program, for the band and the
/// window title.
[[nodiscard]] QString environmentWord(const Environment &environment);

/// Returns a short description of where the data is stored.
[[nodiscard]] QString environmentLine(const Environment &environment);

/// Band across the top of the window. Hatched in the demo, plain and thin for real money, in the
/// problem colour in rescue mode.
class EnvironmentBand : public QWidget
{
    Q_OBJECT

public:
    explicit EnvironmentBand(const Environment &environment, QWidget *parent = nullptr);

    void setEnvironment(const Environment &environment);

    /// Shows a button at the end of the band, with a key that the window handles. An empty text
    /// hides the button.
    void setButton(const QString &text, const QKeySequence &key = {});

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void clicked();       ///< next to the button
    void buttonClicked(); ///< by mouse, space bar or Enter

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QString text() const;

    [[nodiscard]] QRect textArea() const;
    void placeButton();

    Environment m_environment;
    QPushButton *m_button = nullptr; ///< null before setButton()
};

} // namespace ui
