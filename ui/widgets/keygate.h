// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/scannerwatch.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <memory>
#include <vector>

namespace ui
{

/// Delays the keys of a page imperceptibly until the source is known. Keys of the user are then
/// delivered in order. Keys of a barcode scanner are not delivered.
class KeyGate : public QObject
{
    Q_OBJECT

public:
    explicit KeyGate(QObject *parent = nullptr);

    /// Handles a key that writes a character, or Enter. Returns false if the key certainly comes
    /// from the user, so that the page can handle it at once.
    [[nodiscard]] bool swallows(const QKeyEvent &key);

    /// Returns true while keys are delayed or a scanner is typing. Later keys then belong to the
    /// same run.
    [[nodiscard]] bool isReading() const { return !m_held.empty() || m_isScanning; }

    /// Discards the delayed keys.
    void drop();

Q_SIGNALS:
    void typed(QKeyEvent *key);     ///< by the user; delivered with a short delay
    void scanned();                 ///< a scanner started typing
    void read(const QString &text); ///< complete scanner input, after its Enter

private:
    void countQuietTick();
    void release();

    ScannerWatch m_watch;
    QString m_scanned;         ///< input of the current scan
    bool m_isScanning = false; ///< until Enter of the scanner
    quint64 m_lastScanned = 0; ///< timestamp of the last scanner key; 0: none
    std::vector<std::unique_ptr<QKeyEvent>> m_held;
    QTimer m_tick; ///< runs while keys are delayed
    int m_quietTicks = 0;
};

} // namespace ui
