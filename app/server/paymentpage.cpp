// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/server/paymentpage.h"

#include "core/qr/qrcode.h"
#include "core/wire/wiretime.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QLocale>

#include <array>

namespace app
{

using namespace Qt::StringLiterals;
using core::Status;

namespace
{

constexpr auto kContext = "PaymentPage";

const char *const kStyle =
    "body{margin:0;background:#f4f4f2;color:#1c1c1a;font:1.1rem/1.5 system-ui,sans-serif}"
    "main{box-sizing:border-box;max-width:26rem;margin:0 auto;padding:1.5rem 1rem;"
    "text-align:center}"
    "h1{margin:0;font-size:1.1rem;font-weight:600;overflow-wrap:anywhere}"
    ".amount{margin:.25rem 0 1rem;font-size:2.4rem;font-weight:700}"
    "img{box-sizing:border-box;width:100%;max-width:20rem;padding:.5rem;background:#fff;"
    "border-radius:.5rem;image-rendering:pixelated}"
    "textarea{box-sizing:border-box;width:100%;height:6.5rem;margin:.5rem 0;padding:.5rem;"
    "font:.85rem/1.4 monospace;word-break:break-all;border:1px solid #767670;"
    "border-radius:.5rem}"
    "button{width:100%;min-height:3rem;margin:.25rem 0;font:inherit;font-weight:600;color:#fff;"
    "background:#0b6b4f;border:0;border-radius:.5rem;cursor:pointer}"
    "button:focus-visible,textarea:focus-visible{outline:3px solid #1c1c1a;outline-offset:2px}"
    ".state{margin:1rem 0;padding:.75rem;font-weight:600;border:2px solid;border-radius:.5rem}"
    ".paid{color:#075c41;background:#e2f4ec}.over{color:#8a1c1c;background:#fbeaea}"
    ".play{padding:.5rem;color:#1c1c1a;background:#ffd866;font-weight:600}"
    "form button{background:#4a4a46}"
    "@media(prefers-color-scheme:dark){body{background:#1c1c1a;color:#f4f4f2}"
    "textarea{color:#f4f4f2;background:#2b2b28}"
    "button:focus-visible,textarea:focus-visible{outline-color:#f4f4f2}}";

/// Enables the copy button and polls the state until the status changes. Attributes of the body
/// contain the address of the state and the present status.
const char *const kScript =
    "(function(){var b=document.body,c=document.getElementById('copy');"
    "if(c){c.hidden=false;c.onclick=function(){var t=document.getElementById('code');"
    "var done=function(){c.textContent=c.dataset.done};"
    "if(navigator.clipboard)navigator.clipboard.writeText(t.value).then(done);"
    "else{t.select();if(document.execCommand('copy'))done()}}}"
    "if(b.dataset.waits)setInterval(function(){fetch(b.dataset.state).then(function(r){"
    "return r.ok?r.json():null}).then(function(j){if(j&&j.status!==b.dataset.status)"
    "location.reload()})"
    ".catch(function(){})},3000)})();";

constexpr int kOutageReload = 10; ///< seconds
const char *const kReload = "<meta http-equiv=\"refresh\" content=\"10\">";

QByteArray hashOf(const QByteArray &text)
{
    return "'sha256-" + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64() +
           '\'';
}

/// Returns a policy that allows only the page's own script, style and images, and no loading from
/// elsewhere.
QByteArray policyFor(const QByteArray &style)
{
    return "default-src 'none'; img-src data:; style-src " + hashOf(style) + "; script-src " +
           hashOf(kScript) +
           "; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
}

/// Returns the style of the page with the color of the shop.
QByteArray styleFor(const PageDesign &design, bool hasWayBack)
{
    QByteArray style = kStyle;
    if (hasWayBack)
        style += ".back{color:inherit}"
                 ".done{box-sizing:border-box;display:block;width:100%;padding:.75rem;"
                 "font-weight:600;color:#fff;background:#0b6b4f;border-radius:.5rem;"
                 "text-decoration:none}";
    if (!design.color.isEmpty())
        style += "main{border-top:.5rem solid " + design.color +
                 "}button,.done{color:" + textColorOn(design.color) +
                 ";background:" + design.color + "}form button{color:#fff;background:#4a4a46}";
    return style;
}

/// Returns the explanation of the status for the payer.
const char *sentenceFor(Status::Code code)
{
    switch (code) {
    case Status::Code::Pending:
        return QT_TRANSLATE_NOOP("PaymentPage", "Waiting for the payment");
    case Status::Code::Paid:
        return QT_TRANSLATE_NOOP("PaymentPage", "Paid. Thank you!");
    case Status::Code::Expired:
        return QT_TRANSLATE_NOOP("PaymentPage",
                                 "This code has expired. Do not pay it: ask for a new one.");
    case Status::Code::Refund:
        return QT_TRANSLATE_NOOP("PaymentPage", "The payment was refunded.");
    case Status::Code::InProcess:
    case Status::Code::InAnalysis:
        return QT_TRANSLATE_NOOP("PaymentPage", "The payment is being checked.");
    case Status::Code::Canceled:
    case Status::Code::Denied:
    case Status::Code::Unknown:
        return QT_TRANSLATE_NOOP("PaymentPage", "Do not pay this charge any more.");
    }
    Q_UNREACHABLE();
}

QByteArray classFor(Status::Code code)
{
    if (code == Status::Code::Paid)
        return "state paid";
    return Status(code).isFinal() ? "state over" : "state";
}

QByteArray escaped(const QString &text)
{
    return text.toHtmlEscaped().toUtf8();
}

} // namespace

/// One language of the page: its texts and number formats.
class PaymentPage::Words
{
public:
    Words(const QTranslator *translator, const QLocale &locale)
        : m_translator(translator)
        , m_locale(locale)
    {}

    [[nodiscard]] QByteArray operator()(const char *text) const
    {
        const QString translated =
            m_translator ? m_translator->translate(kContext, text) : QString();
        return escaped(translated.isEmpty() ? QString::fromUtf8(text) : translated);
    }

    [[nodiscard]] QByteArray language() const { return m_locale.bcp47Name().toLatin1(); }

    /// Formats "R$ 1.234,50".
    [[nodiscard]] QByteArray amount(core::Money money) const
    {
        const qint64 cents = money.cents();
        const QString fraction = QString::number(cents % 100).rightJustified(2, u'0');
        return escaped(u"R$\u00a0%1%2%3"_s.arg(m_locale.toString(cents / 100),
                                               m_locale.decimalPoint(), fraction));
    }

private:
    const QTranslator *m_translator;
    QLocale m_locale;
};

PaymentPage::Look PaymentPage::lookOf(const PageDesign &design, bool hasWayBack)
{
    const QByteArray style = styleFor(design, hasWayBack);
    return {style, policyFor(style)};
}

PaymentPage::PaymentPage(PageDesign design, core::Environment environment)
    : m_design(std::move(design))
    , m_environment(environment)
    , m_plain(lookOf(m_design, false))
    , m_withWayBack(lookOf(m_design, true))
{
    for (const QString &code : {u"pt_BR"_s, u"es"_s}) {
        m_translators.push_back(std::make_unique<QTranslator>());
        if (!m_translators.back()->load(u":/translations/balcao_%1.qm"_s.arg(code)))
            qWarning("a translation of the payment page is missing");
    }
}

/// Returns the visitor's most preferred supported language; Portuguese if none.
PaymentPage::Words PaymentPage::wordsFor(const QByteArray &acceptLanguage) const
{
    const Words portuguese(m_translators.at(0).get(), QLocale(u"pt_BR"_s));
    for (const QByteArray &item : acceptLanguage.toLower().split(',')) {
        const QByteArray language = item.trimmed().left(2);
        if (language == "pt")
            return portuguese;
        if (language == "es")
            return {m_translators.at(1).get(), QLocale(u"es_AR"_s)};
        if (language == "en")
            return {nullptr, QLocale(u"en"_s)};
    }
    return portuguese;
}

core::HttpResponse PaymentPage::operator()(const core::PageVisit &visit) const
{
    const Words words = wordsFor(visit.acceptLanguage);
    const QByteArray body = visit.isOutage      ? outageBody(words)
                            : visit.transaction ? bodyOf(visit, words)
                                                : missingBody(words);
    // The address of the server adds its style to every page, also without a link.
    const bool hasWayBack = !m_design.returnUrl.isEmpty() || !visit.returnUrl.isEmpty();
    const Look &look = hasWayBack ? m_withWayBack : m_plain;
    const QByteArray page = "<!DOCTYPE html>\n<html lang=\"" + words.language() +
                            "\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
                            "content=\"width=device-width,initial-scale=1\"><meta name=\"robots\" "
                            "content=\"noindex\">" +
                            (visit.isOutage ? kReload : "") + "<title>" +
                            words(QT_TRANSLATE_NOOP("PaymentPage", "Pay with Pix")) +
                            "</title><style>" + look.style + "</style>";
    core::HttpResponse response{
        .status = visit.isOutage      ? 503
                  : visit.transaction ? 200
                                      : 404,
        .contentType = "text/html; charset=utf-8",
        .body = page + "</head>" + body + "</main><script>" + kScript + "</script></body></html>\n",
        .fields = {{"Content-Security-Policy", look.policy}, {"Referrer-Policy", "no-referrer"}}};
    if (visit.isOutage)
        response.fields.append({"Retry-After", QByteArray::number(kOutageReload)});
    return response;
}

QByteArray PaymentPage::missingBody(const Words &words)
{
    return "<body><main><h1>" +
           words(QT_TRANSLATE_NOOP("PaymentPage", "This charge does not exist.")) + "</h1>";
}

/// Shows no code: it is unknown whether the charge is still open.
QByteArray PaymentPage::outageBody(const Words &words) const
{
    return "<body><main><h1>" + escaped(m_design.name) +
           "</h1><p class=\"state\" role=\"status\">" +
           words(QT_TRANSLATE_NOOP("PaymentPage",
                                   "This page is out of service right now. It reloads by "
                                   "itself.")) +
           "</p><p>" +
           words(QT_TRANSLATE_NOOP("PaymentPage",
                                   "If you have paid already, do not pay again: your bank's app "
                                   "shows the payment.")) +
           "</p>";
}

QByteArray PaymentPage::bodyOf(const core::PageVisit &visit, const Words &words) const
{
    const QString &own = visit.returnUrl;
    return paymentOf(*visit.transaction, words) +
           wayBack(own.isEmpty() ? m_design.returnUrl : own, *visit.transaction, words);
}

/// Returns a link to the shop; a button once the charge is paid.
QByteArray PaymentPage::wayBack(const QString &url, const core::Transaction &transaction,
                                const Words &words)
{
    if (url.isEmpty())
        return {};
    const bool isDone = transaction.status.code() == Status::Code::Paid;
    return QByteArray("<p><a class=\"") + (isDone ? "done" : "back") + "\" href=\"" +
           escaped(returnUrlFor(url, transaction)) + "\">" +
           words(QT_TRANSLATE_NOOP("PaymentPage", "Back to the shop")) + "</a></p>";
}

QByteArray PaymentPage::paymentOf(const core::Transaction &transaction, const Words &words) const
{
    const QByteArray id = core::toWireId(transaction.id).toLatin1();
    const Status::Code code = transaction.status.code();
    const bool waits = !transaction.status.isFinal();
    QByteArray html = "<body data-status=\"" + escaped(transaction.status.toText()) +
                      "\" data-state=\"" + id + "/state\"" + (waits ? " data-waits=\"1\"" : "") +
                      "><main>";
    if (m_environment == core::Environment::Sandbox)
        html += "<p class=\"play\">" +
                words(QT_TRANSLATE_NOOP("PaymentPage", "Sandbox: no money moves here.")) + "</p>";
    html += "<h1>" + escaped(m_design.name) + "</h1><p class=\"amount\">" +
            words.amount(transaction.amount) + "</p><p class=\"" + classFor(code) +
            "\" role=\"status\">" + words(sentenceFor(code)) + "</p>";
    const auto qr = core::QrCode::encode(transaction.qrCode);
    if (code != Status::Code::Pending || !qr)
        return html;
    html += "<img alt=\"" + words(QT_TRANSLATE_NOOP("PaymentPage", "QR code of the payment")) +
            "\" src=\"data:image/svg+xml;base64," + qr->toSvg().toBase64() + "\"><p>" +
            words(QT_TRANSLATE_NOOP("PaymentPage",
                                    "Scan it with your bank's app, or copy this code and paste it "
                                    "there:")) +
            "</p><textarea id=\"code\" readonly aria-label=\"Pix\">" + escaped(transaction.qrCode) +
            "</textarea><button id=\"copy\" type=\"button\" hidden data-done=\"" +
            words(QT_TRANSLATE_NOOP("PaymentPage", "Copied")) + "\">" +
            words(QT_TRANSLATE_NOOP("PaymentPage", "Copy the code")) + "</button>" +
            "<noscript><p>" +
            words(QT_TRANSLATE_NOOP("PaymentPage", "Reload this page to see whether it is paid.")) +
            "</p></noscript>";
    if (m_environment == core::Environment::Sandbox) {
        const auto button = [&id](const char *ending, const QByteArray &word) {
            return "<form method=\"post\" action=\"" + id + "/change/" + ending + "\"><button>" +
                   word + "</button></form>";
        };
        html +=
            button("paid", words(QT_TRANSLATE_NOOP("PaymentPage", "Pay as the customer"))) +
            button("cancelled", words(QT_TRANSLATE_NOOP("PaymentPage", "Cancel as the customer")));
    }
    return html;
}

} // namespace app
