// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures the conversion of a payment code to the data URI of its image, against the simple
// method. The simple method uses the mask chosen by the library, and a 32-bit image. Exits with 1
// if the goal is missed.

#include "core/domain/payee.h"
#include "core/qr/qrcode.h"

#include <QtCore/QBuffer>
#include <QtCore/QElapsedTimer>
#include <QtGui/QImage>

#include <qrcodegen/qrcodegen.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <vector>

using namespace Qt::StringLiterals;

namespace
{

constexpr int kRounds = 201;
constexpr double kGoal = 300; ///< microseconds

QByteArray plainDataUri(const QString &text)
{
    const auto symbol =
        qrcodegen::QrCode::encodeText(text.toUtf8().constData(), qrcodegen::QrCode::Ecc::MEDIUM);
    constexpr int kPixels = 4;
    constexpr int kBorder = 4;
    const int side = (symbol.getSize() + 2 * kBorder) * kPixels;
    QImage image(side, side, QImage::Format_RGB32);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const bool dark = symbol.getModule(x / kPixels - kBorder, y / kPixels - kBorder);
            image.setPixel(x, y, dark ? qRgb(0, 0, 0) : qRgb(255, 255, 255));
        }
    }
    QByteArray png;
    QBuffer buffer(&png);
    image.save(&buffer, "PNG");
    return "data:image/png;base64, " + png.toBase64();
}

QByteArray ourDataUri(const QString &text)
{
    return core::QrCode::encode(text)->toDataUri();
}

/// Returns the median of each method in microseconds; alternates the methods under equal
/// conditions.
template<size_t N>
std::array<double, N> medians(const std::array<QByteArray (*)(const QString &), N> &ways,
                              const QString &text)
{
    std::array<std::vector<double>, N> times;
    for (int round = 0; round < kRounds; ++round) {
        for (size_t way = 0; way < N; ++way) {
            QElapsedTimer timer;
            timer.start();
            const QByteArray uri = ways[way](text);
            times[way].push_back(static_cast<double>(timer.nsecsElapsed()) / 1000);
            if (uri.isEmpty())
                qFatal("no picture");
        }
    }
    std::array<double, N> middle{};
    for (size_t way = 0; way < N; ++way) {
        std::nth_element(times[way].begin(), times[way].begin() + kRounds / 2, times[way].end());
        middle[way] = times[way][kRounds / 2];
    }
    return middle;
}

/// Returns the code of a charge with texts of maximum length.
QString codeOf(const core::Payee &payee)
{
    return *core::chargeCode(payee, core::Money::fromCents(123456), QUuid::createUuid()).toText();
}

} // namespace

int main()
{
    const core::PixKey key =
        *core::PixKey::parse(u"123e4567-e12b-12d1-a456-426655440000", core::PixKey::Kind::Evp);
    const QString name = u"Padaria e Confeitaria Sao"_s;
    const QString city = u"Sao Jose Campos"_s;
    bool met = true;
    for (const auto &[kind, payee] :
         {std::pair<const char *, core::Payee>{"static", core::Merchant{key, name, city}},
          {"dynamic",
           core::HostedMerchant{u"pagamentos.padaria-sao-joao.example.br"_s, name, city}}}) {
        const QString text = codeOf(payee);
        const auto [plain, ours] = medians(std::array{&plainDataUri, &ourDataUri}, text);
        std::printf("QR picture, %s code of %d bytes: %.0f us, %.3f of the plain way (%.0f us); "
                    "goal %.0f us\n",
                    kind, static_cast<int>(text.size()), ours, ours / plain, plain, kGoal);
        met = met && ours <= kGoal;
    }
    return met ? 0 : 1;
}
