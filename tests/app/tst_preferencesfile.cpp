// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/preferencesfile.h"
#include "app/shopsettings.h"
#include "app/smallfile.h"
#include "tests/support/allpartsfilter.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <memory>

using namespace Qt::StringLiterals;
using app::PreferencesFile;
using core::Preferences;

namespace
{

core::Money reais(qint64 whole)
{
    return core::Money::fromCents(whole * 100);
}

Preferences preferences()
{
    return {.presets = {{.name = u"Café"_s, .amount = reais(5), .sendsAtOnce = true},
                        {.name = u"Pão & leite"_s,
                         .amount = core::Money::fromCents(123456),
                         .color = core::PresetColor::Blue}},
            .printing = {u"TM-T20 \"counter\""_s, core::Paper::Roll58, true},
            .timeouts = {7, 30},
            .typing = core::Typing::WholeReais,
            .language = u"en"_s,
            .customerScreen = {u"HDMI-1"_s, true},
            .backups = {u"/media/stick"_s, true, 14, core::BackupChoices::Encryption::KeyFile,
                        u"/home/ana/backup.secret"_s},
            .appearance = {core::Appearance::Theme::Dark, 150, core::Appearance::Motion::None,
                           core::Appearance::Keypad::Shown, true},
            .locking = {5},
            .retention = {8},
            .sound = {40},
            .sending = {reais(250), reais(80)},
            .exporting = {core::ExportFormat::Xlsx, core::PersonalData::Masked, u"/home/ana"_s},
            .shifts = {true, 120},
            .watchesBackground = false,
            .ownKeys = {{u"F2"_s, u"F12"_s}, {u"Ctrl+K"_s, u"Ctrl+J"_s}}};
}

/// Returns a view with every possible setting.
core::Listing listing()
{
    core::TransactionFilter all = support::allPartsFilter();
    all.nameOrDocument = u"José \"da\" Silva"_s;
    all.order = {core::ListOrder::Key::Amount, Qt::AscendingOrder};
    using Column = core::ListColumn;
    const core::ListColumns columns{
        .shown = {Column::Time, Column::Operation, Column::State, Column::Mark, Column::Amount,
                  Column::Commission, Column::Name, Column::Key, Column::Reference,
                  Column::EndToEndId, Column::Till, Column::Note, Column::Tags},
        .widths = {{Column::Amount, 200}, {Column::Note, 300}},
    };
    return {
        .columns = {.shown = {Column::Amount, Column::Time}},
        .views =
            {{{.name = u"Tudo & mais"_s, .filter = all, .columns = columns},
              {.name = u"Hoje"_s, .created = core::Period::Today, .paid = core::Period::LastMonth},
              {.name = u"Semana"_s,
               .filter = {.order = {core::ListOrder::Key::Name, Qt::DescendingOrder}},
               .created = core::Period::ThisWeek}}},
    };
}

} // namespace

class TestPreferencesFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { m_folder.reset(); }

    void comesBackAsItWasSaved_data();
    void comesBackAsItWasSaved();
    void isCopiedToAnotherCounter();
    void isReadableByItsOwnerOnly();
    void isEmptyWhereNobodyChose();
    void namesInvalidValues_data();
    void namesInvalidValues();
    void namesAScreenThatIsNone();
    void namesInvalidChargeSettings_data();
    void namesInvalidChargeSettings();
    void namesInvalidListSettings_data();
    void namesInvalidListSettings();
    void namesInvalidTimeouts_data();
    void namesInvalidTimeouts();
    void fallsBackOnWhatCannotBeRead_data();
    void fallsBackOnWhatCannotBeRead();
    void acceptsWhatAPersonMayWriteByHand_data();
    void acceptsWhatAPersonMayWriteByHand();
    void readsAnEarlierAppearance();
    void readsTheFileOfAnOlderShop();
    void keepsNothingAsideThatWasRead();
    void showsThatItCannotBeSaved();

private:
    [[nodiscard]] QString path() const { return m_folder->path(); }
    [[nodiscard]] QString saved() const;
    void write(const QString &file, const QString &text) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

/// Returns the stored form of preferences().
QString TestPreferencesFile::saved() const
{
    QFile file(PreferencesFile::filePath(path()));
    if (!PreferencesFile::save(path(), preferences()) || !file.open(QIODevice::ReadOnly))
        qFatal("cannot save");
    return QString::fromUtf8(file.readAll());
}

void TestPreferencesFile::write(const QString &file, const QString &text) const
{
    QFile written(file);
    if (!written.open(QIODevice::WriteOnly) || written.write(text.toUtf8()) < 0)
        qFatal("cannot write");
}

void TestPreferencesFile::comesBackAsItWasSaved_data()
{
    QTest::addColumn<std::shared_ptr<Preferences>>("chosen");
    const auto row = [](const char *name, const std::function<void(Preferences &)> &change) {
        auto chosen = std::make_shared<Preferences>(preferences());
        change(*chosen);
        QTest::newRow(name) << chosen;
    };
    row("as it is", [](auto &) {});
    row("nothing chosen", [](auto &p) { p = {}; });
    row("no presets", [](auto &p) { p.presets.clear(); });
    row("compact rows", [](auto &p) { p.listing.hasCompactRows = true; });
    row("a spoken amount", [](auto &p) { p.sound.speaksAmounts = true; });
    row("a logo", [](auto &p) { p.printing.logo = QByteArray("\x89PNG\0x", 6); });
    row("as many presets as there may be",
        [](auto &p) { p.presets = QList<core::Preset>(core::kMaxPresets, p.presets[0]); });
    row("who is paid stays", [](auto &p) { p.timeouts = {0, 0}; });
    row("centavos", [](auto &p) { p.typing = core::Typing::Centavos; });
    row("never locked by itself", [](auto &p) { p.locking = {}; });
    row("personal data stays", [](auto &p) { p.retention = {}; });
    row("the system's language", [](auto &p) { p.language.clear(); });
    row("no views", [](auto &p) { p.listing.views.emplace(); });
    row("columns and views", [](auto &p) { p.listing = listing(); });
    row("charged otherwise", [](auto &p) {
        p.charging.till = u"loja2"_s;
        p.charging.reference = *core::ReferencePattern::parse(u"{number}/{check}"_s);
        p.charging.profiles = {
            {u"Balcão"_s, core::ChargeProfile::Asks::Nothing, u"Pão"_s, u"mesa 4"_s},
            {u"Nota"_s, core::ChargeProfile::Asks::Document},
            {u"Encomenda"_s, core::ChargeProfile::Asks::DocumentAndName},
        };
        p.charging.profile = 2;
        p.charging.rememberMonths = 0;
        p.charging.masking = core::Masking::Nothing;
    });
    row("another of the usual profiles", [](auto &p) { p.charging.profile = 1; });
    row("no window for customers", [](auto &p) { p.customerScreen.isOpen = false; });
    row("keypad hidden", [](auto &p) { p.appearance.keypad = core::Appearance::Keypad::Hidden; });
    row("red", [](auto &p) { p.presets[0].color = core::PresetColor::Red; });
    row("A4", [](auto &p) { p.printing = {u"office"_s, core::Paper::A4, false}; });
}

void TestPreferencesFile::comesBackAsItWasSaved()
{
    QFETCH(std::shared_ptr<Preferences>, chosen);
    QVERIFY(PreferencesFile::save(path(), *chosen));
    const auto loaded = PreferencesFile::load(path());
    QCOMPARE(loaded.problems, QStringList());
    QVERIFY(loaded.preferences == *chosen);
}

void TestPreferencesFile::isReadableByItsOwnerOnly()
{
    QVERIFY(PreferencesFile::save(path(), preferences()));
    QCOMPARE(QFile::permissions(PreferencesFile::filePath(path())) &
                 (QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther |
                  QFileDevice::WriteOther),
             QFileDevice::Permissions());
}

void TestPreferencesFile::isEmptyWhereNobodyChose()
{
    const auto loaded = PreferencesFile::load(path());
    QVERIFY(loaded.preferences == Preferences());
    QCOMPARE(loaded.problems, QStringList());
    QVERIFY(QDir(path()).isEmpty());
}

void TestPreferencesFile::namesInvalidValues_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("problem");
    QTest::addColumn<bool>("keepsPrinting");
    const auto preset = [](const char *name, const QString &from, const QString &to) {
        QTest::newRow(name) << from << to << u"presets 2"_s << true;
    };
    const auto printing = [](const char *name, const QString &from, const QString &to) {
        QTest::newRow(name) << from << to << u"printing"_s << false;
    };
    preset("a preset of blanks", u"Pão & leite"_s, u"  "_s);
    preset("a preset of two lines", u"Pão & leite"_s, u"Pão\\nleite"_s);
    preset("a preset with a long name", u"Pão & leite"_s, QString(121, u'x'));
    preset("a preset without a price", u"\"amount\": \"1234,56\""_s, u"\"price\": \"5,00\""_s);
    preset("a preset that sends perhaps", u"\"sends_at_once\": false"_s,
           u"\"sends_at_once\": \"no\""_s);
    // Reais or centavos? And 5.5 would be a floating point number.
    for (const QString &amount : {u"5"_s, u"5.5"_s, u"\"550\""_s, u"\"5.50\""_s, u"\"0,00\""_s,
                                  u"\"-5,50\""_s, u"\"5,50 + 1,00\""_s})
        preset(qPrintable(u"a preset for "_s + amount), u"\"1234,56\""_s, amount);
    printing("no printer", u"\"printer\""_s, u"\"device\""_s);
    printing("no paper", u"\"paper\""_s, u"\"sheet\""_s);
    printing("paper that is none", u"\"58\""_s, u"\"57\""_s);
    printing("paper that is a number", u"\"58\""_s, u"58"_s);
    printing("by itself that is a word", u"\"automatic\": true"_s, u"\"automatic\": \"yes\""_s);
}

/// The rest counts: an invalid price must not discard the other prices.
void TestPreferencesFile::namesInvalidValues()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, problem);
    QFETCH(bool, keepsPrinting);
    QString text = saved();
    QVERIFY(text.contains(from));
    write(PreferencesFile::filePath(path()), text.replace(from, to));
    const auto loaded = PreferencesFile::load(path());
    QCOMPARE(loaded.problems, QStringList{problem});
    QCOMPARE(loaded.preferences.presets.size(), keepsPrinting ? 1 : 2);
    QVERIFY(loaded.preferences.presets[0] == preferences().presets[0]);
    QVERIFY(loaded.preferences.printing ==
            (keepsPrinting ? preferences().printing : core::Printing()));
}

void TestPreferencesFile::namesAScreenThatIsNone()
{
    QString text = saved();
    write(PreferencesFile::filePath(path()),
          text.replace(u"\"name\": \"HDMI-1\""_s, u"\"name\": 1"_s));
    const auto loaded = PreferencesFile::load(path());
    QCOMPARE(loaded.problems, QStringList{u"customer_screen"_s});
    QVERIFY(loaded.preferences.customerScreen == core::CustomerScreen());
    QVERIFY(loaded.preferences.printing == preferences().printing);
}

void TestPreferencesFile::namesInvalidListSettings_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QStringList>("problems");
    const auto row = [](const QByteArray &part, const QStringList &problems = {}) {
        QTest::newRow(part.constData()) << QString::fromLatin1(part) << problems;
    };
    const QStringList columns{u"listing columns"_s};
    row(R"("columns": {"shown": ["amount", "time"]})");
    row(R"("columns": {"shown": ["amount", "price"]})", columns);
    row(R"("columns": {"shown": ["amount", "amount"]})", columns);
    row(R"("columns": {"widths": {"amount": 100}})");
    row(R"("columns": {"widths": {"amount": 0}})", columns);
    row(R"("columns": {"widths": {"amount": 100000}})", columns);
    row(R"("columns": {"widths": {"price": 100}})", columns);
    const QStringList views{u"listing views 2"_s};
    const auto view = [&row, &views](const QByteArray &second, bool isGood) {
        row(R"("views": [{"name": "A"}, )" + second + "]", isGood ? QStringList() : views);
    };
    view(R"({"name": "B", "filter": {"states": ["paid"]}, "created": "today"})", true);
    view(R"({"name": " "})", false);
    view(R"({"filter": {}})", false);
    view(R"({"name": "12345678901234567890123456789012345678901"})", false);
    view(R"({"name": "B", "created": "tomorrow"})", false);
    view(R"({"name": "B", "paid": "tomorrow"})", false);
    view(R"({"name": "B", "filter": {"states": ["lost"]}})", false);
    view(R"({"name": "B", "filter": {"operation": "both"}})", false);
    view(R"({"name": "B", "filter": {"mark": "handed_over"}})", true);
    view(R"({"name": "B", "filter": {"mark": "lost"}})", false);
    view(R"({"name": "B", "filter": {"created_from": "yesterday"}})", false);
    view(R"({"name": "B", "filter": {"least_amount": "1,00"}})", false);
    view(R"({"name": "B", "filter": {"initial_date": "yesterday"}})", false);
    view(R"({"name": "B", "filter": {"paid_from": "yesterday"}})", false);
    view(R"({"name": "B", "filter": {"identifier": "7"}})", false);
    view(R"({"name": "B", "columns": {"shown": ["price"]}})", false);
}

void TestPreferencesFile::namesInvalidListSettings()
{
    QFETCH(QString, part);
    QFETCH(QStringList, problems);
    write(PreferencesFile::filePath(path()), u"{\"listing\": {%1}}"_s.arg(part));
    const PreferencesFile::Loaded loaded = PreferencesFile::load(path());
    QCOMPARE(loaded.problems, problems);
    QCOMPARE(loaded.preferences.listing.views.value_or(QList<core::SavedView>()).size(),
             part.contains(u"views"_s) ? (problems.isEmpty() ? 2 : 1) : 0);
}

void TestPreferencesFile::namesInvalidChargeSettings_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QStringList>("problems");
    const auto row = [](const char *part, const QStringList &problems = {}) {
        QTest::newRow(part) << QString::fromLatin1(part) << problems;
    };
    const QString second = u"charging profiles 2"_s;
    row(R"("counter": "C2")");
    row(R"("counter": "C 2")", {u"charging counter"_s});
    row(R"("counter": "")", {u"charging counter"_s});
    row(R"("reference": "{date}")", {u"charging reference"_s});
    row(R"("profile": 2)");
    row(R"("profile": 3)", {u"charging profile"_s});
    row(R"("profile": -1)", {u"charging profile"_s});
    row(R"("remember_months": 0)");
    row(R"("remember_months": -1)", {u"charging remember_months"_s});
    row(R"("remember_months": 121)", {u"charging remember_months"_s});
    row(R"("masking": "numbers")");
    row(R"("masking": "some")", {u"charging masking"_s});
    row(R"("masking": "")", {u"charging masking"_s});
    row(R"("profiles": [{"name": "A", "asks": "nothing"}, {"name": "B", "asks": "document"}])");
    row(R"("profiles": [{"name": "A", "asks": "nothing"}, {"name": "", "asks": "document"}])",
        {second});
    row(R"("profiles": [{"name": "A", "asks": "nothing"}, {"name": "B", "asks": "all"}])",
        {second});
    row(R"("profiles": [{"name": "A", "asks": "nothing"}, {"name": "B"}])", {second});
}

void TestPreferencesFile::namesInvalidChargeSettings()
{
    QFETCH(QString, part);
    QFETCH(QStringList, problems);
    write(PreferencesFile::filePath(path()), u"{\"charging\": {%1}}"_s.arg(part));
    const auto loaded = PreferencesFile::load(path());
    QCOMPARE(loaded.problems, problems);
    const bool hasProfiles = part.startsWith("\"profiles\""_L1);
    QCOMPARE(loaded.preferences.charging.profiles.size(), hasProfiles ? 2 - problems.size() : 0);
    if (!hasProfiles && !problems.isEmpty())
        QVERIFY(loaded.preferences.charging == core::Charging());
}

void TestPreferencesFile::namesInvalidTimeouts_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    for (const char *stay : {"1", "11", "-1", "4.5", "\"4\"", "true", "null"})
        QTest::addRow("stay %s", stay)
            << u"\"paid_stay\": 7"_s << u"\"paid_stay\": "_s + QString::fromLatin1(stay);
    for (const char *volume : {"-1", "101", "7.5", "\"loud\""})
        QTest::addRow("volume %s", volume)
            << u"\"volume\": 40"_s << u"\"volume\": "_s + QString::fromLatin1(volume);
    for (const char *attention : {"-1", "1441", "0.5", "\"5\""})
        QTest::addRow("attention %s", attention)
            << u"\"attention\": 30"_s << u"\"attention\": "_s + QString::fromLatin1(attention);
}

void TestPreferencesFile::namesInvalidTimeouts()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QString text = saved();
    QVERIFY(text.contains(from));
    write(PreferencesFile::filePath(path()), text.replace(from, to));
    const auto loaded = PreferencesFile::load(path());
    const bool isOfSound = from.contains(u"volume"_s);
    QCOMPARE(loaded.problems, QStringList{isOfSound ? u"sound"_s : u"pace"_s});
    QVERIFY(isOfSound ? loaded.preferences.sound == core::Sound()
                      : loaded.preferences.timeouts == core::TillTimeouts());
    QCOMPARE(loaded.preferences.presets.size(), 2);
}

void TestPreferencesFile::fallsBackOnWhatCannotBeRead_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("problem");
    QTest::addColumn<std::shared_ptr<Preferences>>("read");
    const auto row = [](const QString &problem, const QString &from, const QString &to,
                        const std::function<void(Preferences &)> &change) {
        auto read = std::make_shared<Preferences>(preferences());
        change(*read);
        QTest::addRow("%s", qPrintable(to)) << from << to << problem << read;
    };
    const auto inCentavos = [](Preferences &p) { p.typing = core::Typing::Centavos; };
    row(u"typing"_s, u"\"whole_reais\""_s, u"\"reais\""_s, inCentavos);
    row(u"typing"_s, u"\"whole_reais\""_s, u"1"_s, inCentavos);
    const auto asEver = [](Preferences &p) { p.appearance = {}; };
    row(u"appearance"_s, u"\"dark\""_s, u"\"pink\""_s, asEver);
    row(u"appearance"_s, u"\"dark\""_s, u"2"_s, asEver);
    row(u"appearance"_s, u"\"scale\": 150"_s, u"\"scale\": 151"_s, asEver);
    row(u"appearance"_s, u"\"scale\": 150"_s, u"\"scale\": \"150\""_s, asEver);
    row(u"appearance"_s, u"\"motion\": \"none\""_s, u"\"motion\": \"some\""_s, asEver);
    const auto withoutBackups = [](Preferences &p) {
        p.backups.folder.clear();
        p.backups.daily = false;
        p.backups.kept = 7;
    };
    row(u"backups"_s, u"\"kept\": 14"_s, u"\"kept\": 0"_s, withoutBackups);
    row(u"backups"_s, u"\"kept\": 14"_s, u"\"kept\": 61"_s, withoutBackups);
    row(u"backups"_s, u"\"daily\": true"_s, u"\"daily\": 1"_s, withoutBackups);
    row(u"backups"_s, u"\"/media/stick\""_s, u"null"_s, withoutBackups);
    // An unreadable choice never gives readable backups.
    const auto byPassphrase = [](Preferences &p) {
        p.backups.encryption = core::BackupChoices::Encryption::Passphrase;
    };
    row(u"backup_encryption"_s, u"\"kind\": \"key_file\""_s, u"\"kind\": \"rot13\""_s,
        byPassphrase);
    const auto asTheSystem = [](Preferences &p) { p.language.clear(); };
    row(u"language"_s, u"\"en\""_s, u"\"tlh\""_s, asTheSystem);
    row(u"language"_s, u"\"en\""_s, u"[]"_s, asTheSystem);
    const auto never = [](Preferences &p) { p.locking = {}; };
    const QString five = u"\"idle_minutes\": 5"_s;
    row(u"locking"_s, five, u"\"idle_minutes\": 7"_s, never);
    row(u"locking"_s, five, u"\"idle_minutes\": -1"_s, never);
    row(u"locking"_s, five, u"\"idle_minutes\": \"5\""_s, never);
    row(u"locking"_s, five, u"\"minutes\": 5"_s, never);
    // An unreadable number never removes data.
    const auto keeps = [](Preferences &p) { p.retention = {}; };
    const QString eight = u"\"years\": 8"_s;
    row(u"retention"_s, eight, u"\"years\": 7"_s, keeps);
    row(u"retention"_s, eight, u"\"years\": -1"_s, keeps);
    row(u"retention"_s, eight, u"\"years\": \"8\""_s, keeps);
    const auto withoutShifts = [](Preferences &p) { p.shifts = {}; };
    row(u"shifts"_s, u"\"used\": true"_s, u"\"used\": 1"_s, withoutShifts);
    row(u"shifts"_s, u"\"cutoff_minutes\": 120"_s, u"\"cutoff_minutes\": 721"_s, withoutShifts);
    row(u"shifts"_s, u"\"cutoff_minutes\": 120"_s, u"\"cutoff_minutes\": -1"_s, withoutShifts);
    row(u"shifts"_s, u"\"cutoff_minutes\": 120"_s, u"\"cutoff_minutes\": 90"_s, withoutShifts);
    row(u"watches_left"_s, u"\"watches_left\": false"_s, u"\"watches_left\": 0"_s,
        [](Preferences &p) { p.watchesBackground = true; });
    row(u"own_keys F2"_s, u"\"F12\""_s, u"\"\""_s,
        [](Preferences &p) { p.ownKeys.remove(u"F2"_s); });
    const auto anyFile = [](Preferences &p) { p.exporting = {}; };
    row(u"exporting"_s, u"\"xlsx\""_s, u"\"doc\""_s, anyFile);
    row(u"exporting"_s, u"\"masked\": true"_s, u"\"masked\": 1"_s, anyFile);
    const auto asUsual = [](Preferences &p) { p.sending = {}; };
    row(u"sending"_s, u"\"250,00\""_s, u"\"0,00\""_s, asUsual);
    row(u"sending"_s, u"\"250,00\""_s, u"\"many\""_s, asUsual);
    row(u"sending"_s, u"\"250,00\""_s, u"250"_s, asUsual);
    row(u"sending"_s, u"\"80,00\""_s, u"\"0,00\""_s, asUsual);
    row(u"sending"_s, u"\"80,00\""_s, u"\"all\""_s, asUsual);
}

void TestPreferencesFile::fallsBackOnWhatCannotBeRead()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, problem);
    QFETCH(std::shared_ptr<Preferences>, read);
    QString text = saved();
    QVERIFY(text.contains(from));
    write(PreferencesFile::filePath(path()), text.replace(from, to));
    const auto loaded = PreferencesFile::load(path());
    QCOMPARE(loaded.problems, QStringList{problem});
    QVERIFY(loaded.preferences == *read);

    QVERIFY(PreferencesFile::save(path(), loaded.preferences));
    QCOMPARE(PreferencesFile::load(path()).problems, QStringList());
    const auto kept = app::readSmallFile(path() + u"/preferences.unread.json"_s);
    QVERIFY(kept);
    QCOMPARE(QString::fromUtf8(*kept), text);
}

void TestPreferencesFile::acceptsWhatAPersonMayWriteByHand_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::newRow("a price as it is spoken of") << u"5,00"_s << u" R$ 5 "_s;
    QTest::newRow("a price with its groups") << u"1234,56"_s << u"1.234,56"_s;
    QTest::newRow("not a word of sending")
        << u",\n            \"sends_at_once\": false"_s << QString();
    QTest::newRow("a field of one's own") << u"\"presets\""_s << u"\"note\": 1, \"presets\""_s;
}

void TestPreferencesFile::acceptsWhatAPersonMayWriteByHand()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QString text = saved();
    QVERIFY(text.contains(from));
    write(PreferencesFile::filePath(path()), text.replace(from, to));
    const auto loaded = PreferencesFile::load(path());
    QCOMPARE(loaded.problems, QStringList());
    QVERIFY(loaded.preferences == preferences());
}

/// Written when the only setting was the colour theme.
void TestPreferencesFile::readsAnEarlierAppearance()
{
    write(PreferencesFile::filePath(path()), u"{ \"appearance\": { \"theme\": \"dark\" } }"_s);
    const auto loaded = PreferencesFile::load(path());
    QVERIFY(loaded.problems.isEmpty());
    QVERIFY(loaded.preferences.appearance == core::Appearance{core::Appearance::Theme::Dark});
}

void TestPreferencesFile::readsTheFileOfAnOlderShop()
{
    write(app::ShopSettings::filePath(path()),
          uR"({ "presets": [ { "name": "Café", "amount": "5,00", "sends_at_once": true } ],
                "printing": { "printer": "office", "paper": "A4" } })"_s);
    const auto older = PreferencesFile::load(path());
    QCOMPARE(older.problems, QStringList());
    QCOMPARE(older.preferences.presets.size(), 1);
    QCOMPARE(older.preferences.printing.printer, u"office"_s);
    QVERIFY(PreferencesFile::save(path(), {}));
    QVERIFY(PreferencesFile::load(path()).preferences == Preferences());
}

/// Only unreadable files are kept aside, so that a kept file always has a cause.
void TestPreferencesFile::keepsNothingAsideThatWasRead()
{
    (void)saved();
    QVERIFY(PreferencesFile::save(path(), {}));
    QCOMPARE(QDir(path()).entryList(QDir::Files), QStringList{u"preferences.json"_s});
}

void TestPreferencesFile::showsThatItCannotBeSaved()
{
    QVERIFY(QDir(path()).mkdir(u"preferences.json"_s)); // A folder in its place.
    const auto saved = PreferencesFile::save(path(), preferences());
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, core::Error::Code::StorageReadOnly);
    QVERIFY(saved.error().detail.contains(u"preferences.json"_s));
    QCOMPARE(PreferencesFile::load(path()).problems, QStringList{u"preferences.json"_s});
}

void TestPreferencesFile::isCopiedToAnotherCounter()
{
    const Preferences wanted = preferences();
    const auto copied = PreferencesFile::fromBytes(PreferencesFile::toBytes(wanted));
    QVERIFY(copied && copied->problems.isEmpty());
    QCOMPARE(copied->preferences, wanted);
    for (const QByteArray &other :
         {QByteArray("{}"), QByteArray("[]"), QByteArray("x"), QByteArray()})
        QVERIFY(!PreferencesFile::fromBytes(other));
}

BALCAO_TEST(TestPreferencesFile)
#include "tst_preferencesfile.moc"
