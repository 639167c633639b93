// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtWidgets/QWidget>

namespace ui
{

/// Where the money of this window is: shown on every page by word, pattern and colour.
struct Environment
{
    enum class Kind {
        Demo,       ///< thrown away at the end, nobody pays
        Local,      ///< a shop's own book on this computer, real codes
        Rescue,     ///< such a book that cannot be opened, and is only looked at
        Sandbox,    ///< a service far away that moves no money
        Production, ///< one that does
    };
    Kind kind = Kind::Demo;
    /// But for the demo, for people: the data folder, or the name and host of a service; empty: not
    /// their business.
    QString place;
};

/// "DEMO", "SANDBOX", "PRODUCTION", … in the language of the program, for the band and the window's
/// title.
[[nodiscard]] QString environmentWord(const Environment &environment);

/// Where the data is, in a few words.
[[nodiscard]] QString environmentLine(const Environment &environment);

/// The strip across the top of the window: hatched and loud in the demo, plain and thin where the
/// money is real, in the colour of problems where nothing can be done.
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
