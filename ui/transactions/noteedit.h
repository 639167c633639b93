// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/annotations.h"
#include "core/domain/error.h"

#include <QtWidgets/QWidget>

class QLineEdit;

namespace core
{

struct Transaction;
class AnnotationRepository;
} // namespace core

namespace ui
{

class Label;

/// Editor for the note or the tags of a transaction. Enter and losing the focus save the text. Esc
/// discards the text after one confirmation. A text that could not be saved stays in the field,
/// with the reason below.
class NoteEdit : public QWidget
{
    Q_OBJECT

public:
    enum class Kind {
        Note,
        Tags, ///< separated by commas; recently used tags are shown below
    };

    NoteEdit(core::AnnotationRepository &repository, Kind kind, QWidget *parent = nullptr);

    /// Shows the note or tags of `transaction`. Saves pending input of the previous transaction.
    void show(const core::Transaction &transaction);

    void begin(); ///< takes the focus

Q_SIGNALS:
    void left(); ///< the caller should take the focus back; everything is saved

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QString textOf(const core::Annotations &annotations) const;
    [[nodiscard]] QString problemText(const core::Error &error) const;
    void readLastTags();
    void read();
    void keep();
    void leave();
    void showMessage(const QString &sentence);

    core::AnnotationRepository &m_repository;
    const Kind m_kind;
    QUuid m_id; ///< null: no transaction yet
    QLineEdit *m_text = nullptr;
    Label *m_last = nullptr; ///< recently used tags
    Label *m_news = nullptr;
    QString m_kept;          ///< stored text, as far as known
    bool m_leaves = false;   ///< leave after saving
    bool m_hasAsked = false; ///< confirmation to discard the input was shown
};

} // namespace ui
