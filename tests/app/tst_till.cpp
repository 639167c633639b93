// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/preferencesfile.h"
#include "app/till.h"
#include "tests/support/await.h"
#include "tests/support/fakeservice.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using core::AuditAction;
using core::AuditEntry;
using core::Preferences;
using Code = core::Error::Code;

/// Tests what the counter adds to the tools of the pages: undo of settings, diagnostic bundle.
class TillTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void undoesASetting();
    void undoesAnUndo();
    void refusesToUndoAnotherValue();
    void keepsTheLogo();
    void refusesToUndoSavedFilters();
    void asksThePermissionForAnUndo();
    void writesADiagnosticBundle();

private:
    template<typename Change>
    void change(Change change)
    {
        Preferences preferences = now();
        change(preferences);
        m_context->preferences.set(preferences);
    }
    [[nodiscard]] Preferences now() const { return m_context->preferences.value(); }
    [[nodiscard]] QList<AuditEntry> log() const
    {
        return await(m_context->console.audit().entries({})).value_or(QList<AuditEntry>());
    }
    [[nodiscard]] std::optional<Code> undo(const AuditEntry &entry) const
    {
        const auto undone = m_context->undoSetting(entry);
        return undone ? std::nullopt : std::optional(undone.error().code);
    }
    void setCutoff(int minutes)
    {
        change([minutes](Preferences &p) { p.shifts.cutoffMinutes = minutes; });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<app::Till> m_till;
    std::unique_ptr<ui::ShopContext> m_context;
};

void TillTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_service = std::make_unique<FakeService>();
    m_till = std::make_unique<app::Till>(
        *m_service, app::Till::Setup{.folder = m_folder->path(),
                                     .shop = {samples::merchant(), samples::payer()},
                                     .environment = ui::Environment::Kind::Local});
    m_context = std::make_unique<ui::ShopContext>(m_till->context());
}

void TillTest::cleanup()
{
    m_context.reset();
    m_till.reset();
    m_service.reset();
    m_folder.reset();
}

void TillTest::undoesASetting()
{
    setCutoff(120);
    const AuditEntry entry = log().constFirst();
    QCOMPARE(entry.record.subject, u"shifts"_s);
    change([](Preferences &p) { p.typing = core::Typing::WholeReais; }); // another setting
    QCOMPARE(undo(entry), std::nullopt);
    QCOMPARE(now().shifts.cutoffMinutes, 0);
    QCOMPARE(now().typing, core::Typing::WholeReais);
    const AuditEntry undone = log().constFirst();
    QCOMPARE(undone.record.action, AuditAction::SettingChanged);
    QCOMPARE(undone.record.subject, u"shifts, undo of entry %1"_s.arg(entry.number));
    QCOMPARE(undone.record.before, entry.record.after);
    QCOMPARE(undone.record.after, entry.record.before);
    QCOMPARE(app::PreferencesFile::load(m_folder->path()).preferences, now());
    QVERIFY(!await(m_context->console.audit().check())->brokenAt);
}

void TillTest::undoesAnUndo()
{
    setCutoff(120);
    QCOMPARE(undo(log().constFirst()), std::nullopt);
    QCOMPARE(undo(log().constFirst()), std::nullopt);
    QCOMPARE(now().shifts.cutoffMinutes, 120);
    QCOMPARE(log().size(), 3);
}

void TillTest::refusesToUndoAnotherValue()
{
    setCutoff(120);
    const AuditEntry entry = log().constFirst();
    setCutoff(180);
    QCOMPARE(undo(entry), Code::Conflict);
    QCOMPARE(now().shifts.cutoffMinutes, 180);
    QCOMPARE(log().size(), 2);
}

/// The log has no pictures, so the logo is not part of the undo.
void TillTest::keepsTheLogo()
{
    change([](Preferences &p) {
        p.printing.paper = core::Paper::A4;
        p.printing.logo = "picture";
    });
    const AuditEntry entry = log().constFirst();
    QVERIFY(!entry.record.after.contains(u"logo"_s));
    QCOMPARE(undo(entry), std::nullopt);
    QCOMPARE(now().printing.paper, Preferences().printing.paper);
    QCOMPARE(now().printing.logo, QByteArray("picture"));
}

void TillTest::refusesToUndoSavedFilters()
{
    change([](Preferences &p) { p.exporting.folder = u"/tmp"_s; });
    AuditEntry entry = log().constFirst();
    entry.record.before.clear(); // as for saved filters, which may name persons
    QCOMPARE(undo(entry), Code::Unsupported);
    entry.record.before = u"{\"exporting\": 5}"_s; // no value of this setting
    QCOMPARE(undo(entry), Code::Unsupported);
    entry.record.action = AuditAction::SignedIn;
    QCOMPARE(undo(entry), Code::Unsupported);
    QCOMPARE(now().exporting.folder, u"/tmp"_s);
}

void TillTest::asksThePermissionForAnUndo()
{
    core::Authorization &authorization = *m_context->authorization;
    await(m_context->console.operators().operators()); // after those of the counter
    QCoreApplication::processEvents();
    QVERIFY(await(authorization.add({.name = u"Olga"_s, .role = core::Role::Owner}, u"4711"_s)));
    QVERIFY(await(authorization.add({.name = u"Ana"_s}, u"1234"_s)));
    setCutoff(120);
    const AuditEntry entry = log().constFirst();
    m_context->lock.lock();
    QCOMPARE(m_context->lock.unlock(u"1234"_s), core::PinService::Answer::Right);
    QCOMPARE(undo(entry), Code::AccessDenied);
    QCOMPARE(now().shifts.cutoffMinutes, 120);
    // A colleague allows the undo once, and both are named.
    QCOMPARE(authorization.authorize(core::Permission::ChangeSettings, u"4711"_s),
             core::Authorization::Answer::Granted);
    QCOMPARE(undo(entry), std::nullopt);
    QCOMPARE(now().shifts.cutoffMinutes, 0);
    const core::Actor actor = log().constFirst().record.actor;
    QCOMPARE(actor.name, u"Ana"_s);
    QCOMPARE(actor.authorizedBy, u"Olga"_s);
}

void TillTest::writesADiagnosticBundle()
{
    QVERIFY(await(m_context->console.audit().check())); // the database exists from now on
    const QString path = m_folder->filePath(u"facts.json"_s);
    QVERIFY(await(m_context->diagnose(path)));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("\"audit_log\": \"sound\""));
}

BALCAO_TEST(TillTest)
#include "tst_till.moc"
