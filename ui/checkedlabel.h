// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/label.h"

namespace ui
{

class ContactWatch;

/// "Checked 4 s ago", of what a service far away tells; in the colour of problems when that is too
/// long ago. Hidden where the service is here.
class CheckedLabel : public Label
{
    Q_OBJECT

public:
    explicit CheckedLabel(ContactWatch &watch);

private:
    void showAge();

    ContactWatch &m_watch;
};

} // namespace ui
