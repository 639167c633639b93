// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/devicesettings.h"

#include "core/till/preferences.h"
#include "ui/receipts/receiptcontroller.h"
#include "ui/session/shopcontext.h"
#include "ui/session/tones.h"
#include "ui/settings/settingrows.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtCore/QBuffer>
#include <QtCore/QCoreApplication>
#include <QtGui/QGuiApplication>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtGui/QPixmap>
#include <QtGui/QScreen>
#include <QtPrintSupport/QPrinterInfo>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;
using When = SettingRows::When;
template<typename T>
using Options = SettingRows::Options<T>;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(DeviceSettings)
};

void addPrinting(SettingRows &rows)
{
    rows.beginSection(Words::tr("Printing"), u"printingSection"_s);
    Options<QString> printers{{Words::tr("Ask the first time"), QString()}};
    for (const QString &name : QPrinterInfo::availablePrinterNames())
        printers.append({name, name});
    rows.addChoice<QString>({Words::tr("Printer"), {}, When::NextReceipt}, u"printerBox"_s,
                            printers,
                            [](core::Preferences &p) -> QString & { return p.printing.printer; });
    rows.addChoice<core::Paper>(
        {Words::tr("Paper"), {}, When::NextReceipt}, u"paperBox"_s,
        {{Words::tr("Roll of 58 mm"), core::Paper::Roll58},
         {Words::tr("Roll of 80 mm"), core::Paper::Roll80},
         {Words::tr("A4 sheets"), core::Paper::A4}},
        [](core::Preferences &p) -> core::Paper & { return p.printing.paper; });
    rows.addToggle(
        {Words::tr("Print automatically"),
         Words::tr(
             "Prints the receipt as soon as a charge of this counter is paid. Needs a printer."),
         When::NextCharge},
        u"automaticBox"_s, [](core::Preferences &p) -> bool & { return p.printing.automatic; });
}

void addTestPrint(SettingRows &rows, ReceiptController &receipts)
{
    auto *print = new QPushButton(Words::tr("Print a test"));
    print->setObjectName(u"testPrintButton"_s);
    makeCompact(print);
    auto *result = Label::wrapping(u"testPrintResult"_s);
    QObject::connect(print, &QPushButton::clicked, result, [&receipts, result] {
        receipts.printTest([result](const QString &message) { result->setText(message); });
    });
    auto *test = new QWidget;
    auto *layout = new QHBoxLayout(test);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace);
    layout->addWidget(print);
    layout->addWidget(result, 1);
    rows.addWide({Words::tr("Test print"),
                  Words::tr("Prints a sample receipt with a test stamp on that printer."),
                  When::Never},
                 test);
}

/// Returns the picture as a small PNG; empty if the file is no picture.
QByteArray logoFrom(const QString &path)
{
    constexpr QSize kMaxSize(480, 320); // of a third of an A4 sheet at 150 dpi
    QImage image(path);
    if (image.isNull())
        return {};
    if (image.width() > kMaxSize.width() || image.height() > kMaxSize.height())
        image = image.scaled(kMaxSize, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    // Receipts are printed in grey; transparent parts are paper.
    QImage paper(image.size(), QImage::Format_RGB32);
    paper.fill(Qt::white);
    QPainter painter(&paper);
    painter.drawImage(0, 0, image);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    paper.convertToFormat(QImage::Format_Grayscale8).save(&buffer, "PNG");
    return bytes.size() <= core::Printing::kMaxLogo ? bytes : QByteArray();
}

void chooseLogo(SettingRows &rows, Label &news)
{
    auto *dialog = new QFileDialog(&rows, Words::tr("Picture for receipts"), {},
                                   Words::tr("Pictures (*.png *.jpg *.jpeg *.svg)"));
    dialog->setObjectName(u"logoDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(
        dialog, &QFileDialog::fileSelected, &rows, [&rows, &news](const QString &path) {
            const QByteArray logo = logoFrom(path);
            news.setText(logo.isEmpty() ? Words::tr("This file is no picture, or too detailed.")
                                        : QString());
            if (!logo.isEmpty())
                rows.change([&logo](core::Preferences &p) { p.printing.logo = logo; });
        });
    dialog->open();
}

/// Adds the picture at the top of receipts, and a preview of a receipt.
void addLogo(SettingRows &rows, const ShopContext &context)
{
    auto *choose = new QPushButton(Words::tr("Choose a picture…"));
    choose->setObjectName(u"chooseLogoButton"_s);
    auto *remove = new QPushButton(Words::tr("Remove the picture"));
    remove->setObjectName(u"removeLogoButton"_s);
    auto *show = new QPushButton(Words::tr("Show a receipt"));
    show->setObjectName(u"previewReceiptButton"_s);
    show->setCheckable(true);
    show->setProperty("role", u"toggle"_s);
    auto *news = Label::wrapping(u"logoNews"_s);
    auto *preview = new Label({});
    preview->setObjectName(u"receiptPreview"_s);
    preview->setAccessibleName(Words::tr("Preview of a receipt"));
    preview->hide();
    auto *buttons = new QWidget;
    auto *row = new FlowLayout(buttons);
    for (QPushButton *button : {choose, remove, show}) {
        makeCompact(button);
        row->addWidget(button);
    }
    auto *editor = new QWidget;
    auto *layout = new QVBoxLayout(editor);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(buttons);
    layout->addWidget(news);
    layout->addWidget(preview, 0, Qt::AlignLeft);
    const auto paint = [&receipts = context.receipts, preview] {
        constexpr int kWidth = 380;
        const QImage image = receipts.testReceipt().toImage();
        preview->setPixmap(QPixmap::fromImage(
            image.scaledToWidth(qMin(kWidth, image.width()), Qt::SmoothTransformation)));
    };
    QObject::connect(choose, &QPushButton::clicked, &rows,
                     [&rows, news] { chooseLogo(rows, *news); });
    QObject::connect(remove, &QPushButton::clicked, &rows, [&rows] {
        rows.change([](core::Preferences &p) { p.printing.logo.clear(); });
    });
    QObject::connect(show, &QPushButton::toggled, preview, [preview, paint](bool isShown) {
        if (isShown)
            paint();
        preview->setVisible(isShown);
    });
    rows.follow([remove, preview, paint](const core::Preferences &p) {
        remove->setEnabled(!p.printing.logo.isEmpty());
        if (preview->isVisibleTo(preview->parentWidget()))
            paint();
    });
    rows.addWide({Words::tr("Logo on receipts"),
                  Words::tr("A picture above the name of the shop, printed in grey."),
                  When::NextReceipt},
                 editor);
}

void addCustomerScreen(SettingRows &rows, const std::function<void()> &showTestPattern)
{
    rows.beginSection(Words::tr("Customer window"), u"customerSection"_s);
    rows.addToggle({Words::tr("Show the customer window"),
                    Words::tr("Now and at every start, if there is a second screen. Ctrl+D does "
                              "the same; without a second screen, the window covers the counter."),
                    When::AtOnce},
                   u"customerWindowBox"_s,
                   [](core::Preferences &p) -> bool & { return p.customerScreen.isOpen; });
    Options<QString> screens{{Words::tr("Any except the counter's", "screen"), QString()}};
    for (const QScreen *screen : QGuiApplication::screens()) {
        if (screen != rows.screen())
            screens.append({screen->name(), screen->name()});
    }
    rows.addChoice<QString>(
        {Words::tr("Customer screen"), {}, When::AtOnce}, u"customerScreenBox"_s, screens,
        [](core::Preferences &p) -> QString & { return p.customerScreen.name; });
    auto *test = new QPushButton(Words::tr("Show the test picture"));
    test->setObjectName(u"testPatternButton"_s);
    makeCompact(test);
    QObject::connect(test, &QPushButton::clicked, &rows, showTestPattern);
    rows.addRow({Words::tr("Test picture"),
                 Words::tr("The edges and the name of the screen, and a test code, until the next "
                           "charge. Esc closes it if it covers the counter."),
                 When::Never},
                test);
}

void addSound(SettingRows &rows, const ShopContext &context)
{
    rows.beginSection(Words::tr("Sound"), u"soundSection"_s);
    if (context.speak) {
        rows.addToggle({Words::tr("Say paid amounts"),
                        Words::tr("A voice of this computer reads the amount of each payment."),
                        When::NextCharge},
                       u"speaksAmountsBox"_s,
                       [](core::Preferences &p) -> bool & { return p.sound.speaksAmounts; });
    }
    if (!context.playSound) {
        rows.addWide(
            {Words::tr("Sounds of the counter"), {}, When::Never},
            new Label(Words::tr("This program was built without Qt Multimedia and has no sound.")));
        return;
    }
    rows.addChoice<int>(
        {Words::tr("Sounds of the counter"),
         Words::tr(
             "One for paid, a lower one for not paid, and an insistent one for late payments."),
         When::AtOnce},
        u"volumeBox"_s,
        {{Words::tr("None", "volume"), 0},
         {Words::tr("Soft", "volume"), 25},
         {Words::tr("Medium", "volume"), 50},
         {Words::tr("Loud", "volume"), 75},
         {Words::tr("Maximum", "volume"), 100}},
        [](core::Preferences &p) -> int & { return p.sound.volume; });
    auto *test = new QPushButton(Words::tr("Play"));
    test->setObjectName(u"testSoundButton"_s);
    makeCompact(test);
    QObject::connect(test, &QPushButton::clicked, test, [context] {
        if (const int volume = context.preferences.value().sound.volume; volume > 0)
            context.playSound(toneSamples(Tone::Paid, volume));
    });
    rows.addRow({Words::tr("The sound of a payment"),
                 Words::tr("No sound? This computer has no sound, or the volume is low."),
                 When::AtOnce},
                test);
}

} // namespace

void addDeviceSettings(SettingRows &rows, const ShopContext &context,
                       const std::function<void()> &showTestPattern)
{
    addPrinting(rows);
    addLogo(rows, context);
    addTestPrint(rows, context.receipts);
    addCustomerScreen(rows, showTestPattern);
    addSound(rows, context);
}

} // namespace ui
