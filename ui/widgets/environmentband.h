// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtWidgets/QWidget>

namespace ui
{

/// Environment of this window, shown on every page by text, pattern and colour.
struct Environment
{
    enum class Kind {
        Demo,       ///< discarded at exit, no real payments
        Local,      ///< local database of a shop, real codes
        Rescue,     ///< local database that cannot be opened, read-only
        Sandbox,    ///< remote service that moves no money
        Production, ///< remote service that moves real money
    };
    Kind kind = Kind::Demo;
    /// Display text of the data folder, or of the name and host of a service; empty: not shown to
    /// users, as in the demo.
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

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void clicked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] QString text() const;

    Environment m_environment;
};

} // namespace ui
