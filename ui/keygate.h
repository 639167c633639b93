// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/scannerwatch.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <memory>
#include <vector>

namespace ui
{

/// Holds the keys of a page back, for a moment that nobody feels, until it is known who types: a
/// person, whose keys then come in their order, or a barcode scanner, of whose keys none comes.
class KeyGate : public QObject
{
    Q_OBJECT

public:
    explicit KeyGate(QObject *parent = nullptr);

    /// Takes a key that writes a character, or Enter. False: it is certainly a person's, and the
    /// page may act on it at once.
    [[nodiscard]] bool takes(const QKeyEvent &key);

    /// Whether keys are held back, or a scanner types: those that come now belong to them.
    [[nodiscard]] bool isReading() const { return !m_held.empty() || m_isScanning; }

    /// What is held back never comes.
    void drop();

Q_SIGNALS:
    void typed(QKeyEvent *key);     ///< by a person, a moment ago
    void scanned();                 ///< a scanner began to type
    void read(const QString &text); ///< and has typed that and Enter

private:
    void countQuietTick();
    void release();

    ScannerWatch m_watch;
    QString m_scanned;         ///< by the scanner that types
    bool m_isScanning = false; ///< and its Enter has not come yet
    quint64 m_lastScanned = 0; ///< time stamp of the last key of a scanner; 0: there was none
    std::vector<std::unique_ptr<QKeyEvent>> m_held;
    QTimer m_tick; ///< runs while something is held
    int m_quietTicks = 0;
};

} // namespace ui
