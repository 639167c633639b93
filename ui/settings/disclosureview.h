// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

namespace core
{
class DisclosureRepository;
}

namespace ui
{

class Label;

/// Lists the last files with data of customers that this counter wrote. Reads the list each time
/// the view appears.
class DisclosureView : public QWidget
{
    Q_OBJECT

public:
    explicit DisclosureView(core::DisclosureRepository &repository, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;

private:
    core::DisclosureRepository &m_repository;
    Label *m_lines = nullptr;
};

} // namespace ui
