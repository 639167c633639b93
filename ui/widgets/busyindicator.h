// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QElapsedTimer>
#include <QtCore/QString>
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <chrono>

namespace ui
{

/// Delays before each stage of a busy notice is shown.
struct BusyDelays
{
    std::chrono::milliseconds shown{300};
    std::chrono::milliseconds explained{3'000};
    std::chrono::milliseconds choosing{10'000};
};

/// Texts of a busy notice.
struct BusyTexts
{
    QString doing;      ///< "Reading…"
    QString known = {}; ///< known facts and possible actions; empty: a read that F5 restarts
};

/// Delayed busy notice of a page. Shows nothing at first, since most answers arrive quickly. Then
/// shows in stages that the page waits, for how long and why, and finally known facts and possible
/// actions. Never ends the operation by itself.
class BusyIndicator : public QObject
{
    Q_OBJECT

public:
    enum class Stage { Unseen, Shown, Explained, Choosing };

    /// `page`: announces each stage once to screen readers.
    BusyIndicator(const QString &name, QWidget *page);

    /// Sets the delays, also for the current wait.
    void setDelays(const BusyDelays &timeouts);

    void begin(const BusyTexts &words); ///< replaces a previous operation
    void end();                         ///< does nothing when idle

    [[nodiscard]] bool isOn() const { return m_timer.isActive(); }
    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] QString text() const; ///< empty while Unseen

Q_SIGNALS:
    /// Emitted with the text to show; empty: the operation has ended.
    void messageChanged(const QString &text);

private:
    void tick();
    void setStage(Stage stage);

    QWidget *m_page;
    BusyDelays m_intervals;
    BusyTexts m_words;
    QElapsedTimer m_since;
    QTimer m_timer;
    Stage m_stage = Stage::Unseen;
};

} // namespace ui
