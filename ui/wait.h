// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QElapsedTimer>
#include <QtCore/QString>
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <chrono>

namespace ui
{

/// How long an answer may take before a person sees what of it.
struct WaitPace
{
    std::chrono::milliseconds shown{300};
    std::chrono::milliseconds explained{3'000};
    std::chrono::milliseconds choosing{10'000};
};

/// What is said of something that is under way.
struct WaitWords
{
    QString doing;      ///< "Reading…"
    QString known = {}; ///< what is known while no answer comes, and what one can do meanwhile;
                        ///< empty: of a reading, which F5 begins anew
};

/// What a page says while it waits for an answer: nothing for a moment, since most are there by
/// then; that it waits; for how long, and why; and at last what is known and what can be done. It
/// never ends the waiting by itself.
class Wait : public QObject
{
    Q_OBJECT

public:
    enum class Stage { Unseen, Shown, Explained, Choosing };

    /// Of that page, which tells a screen reader each stage, once.
    Wait(const QString &name, QWidget *page);

    /// Also applies to the current wait.
    void setPace(const WaitPace &pace);

    void begin(const WaitWords &words); ///< from now on, whatever was waited for before
    void end();                         ///< does nothing if nothing is waited for

    [[nodiscard]] bool isOn() const { return m_timer.isActive(); }
    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] QString text() const; ///< empty while Unseen

Q_SIGNALS:
    /// What is to stand on the page now; empty: nothing more, it is over.
    void said(const QString &text);

private:
    void tick();
    void setStage(Stage stage);

    QWidget *m_page;
    WaitPace m_pace;
    WaitWords m_words;
    QElapsedTimer m_since;
    QTimer m_timer;
    Stage m_stage = Stage::Unseen;
};

} // namespace ui
