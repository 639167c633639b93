// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/taxid.h"

#include <QtWidgets/QWidget>

#include <optional>

class QLineEdit;
class QPushButton;

namespace core
{
class PinService;
}

namespace ui
{

class Label;
class PersonErasure;
class QuestionBox;
struct ErasurePreview;

/// Erases one person: the document, the data that would be erased and kept, and the confirmation
/// with the PIN of the counter.
class PersonErasurePanel : public QWidget
{
    Q_OBJECT

public:
    PersonErasurePanel(PersonErasure &erasure, core::PinService &pins, QWidget *parent = nullptr);

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void search();
    void show(const ErasurePreview &preview);
    void ask();
    void erase();
    void forget();
    void showMessage(const QString &sentence, bool isProblem);

    PersonErasure &m_erasure;
    core::PinService &m_pins;
    std::optional<core::TaxId> m_person; ///< of the latest search
    bool m_isSearching = false;          ///< the button stays enabled, because it has the focus
    QLineEdit *m_document = nullptr;
    QPushButton *m_search = nullptr;
    Label *m_news = nullptr;
    QPushButton *m_erase = nullptr;
    QLineEdit *m_pin = nullptr; ///< shown with the question if the counter has a PIN
    QuestionBox *m_question = nullptr;
};

} // namespace ui
