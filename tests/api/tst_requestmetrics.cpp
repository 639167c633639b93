// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/metricstext.h"
#include "core/api/requestmetrics.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace core;

namespace
{

HttpExchange exchange(const QByteArray &method, const QByteArray &route, int status,
                      qint64 microseconds = 0)
{
    HttpExchange one;
    one.method = method;
    one.route = route;
    one.status = status;
    one.microseconds = microseconds;
    return one;
}

} // namespace

class RequestMetricsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsByRouteMethodAndStatus();
    void sortsDurationsIntoBuckets();
    void escapesLabels();
    void namesUnknownRequests();

private:
    [[nodiscard]] static QByteArray textOf(const RequestMetrics &metrics)
    {
        MetricsText text;
        metrics.write(text);
        return text.toText();
    }
};

void RequestMetricsTest::countsByRouteMethodAndStatus()
{
    RequestMetrics metrics;
    for (int i = 0; i < 3; ++i)
        metrics.add(exchange("GET", "/pay/{id}", 200));
    metrics.add(exchange("HEAD", "/pay/{id}", 200));
    metrics.add(exchange("GET", "/pay/{id}", 404));
    const QByteArray text = textOf(metrics);
    QVERIFY2(text.startsWith("# HELP balcao_http_requests_total "), text.constData());
    const QByteArray name = "\nbalcao_http_requests_total{route=\"/pay/{id}\",method=";
    QVERIFY(text.contains(name + "\"GET\",status=\"200\"} 3\n"));
    QVERIFY(text.contains(name + "\"HEAD\",status=\"200\"} 1\n"));
    QVERIFY(text.contains(name + "\"GET\",status=\"404\"} 1\n"));
}

/// Buckets are cumulative, and a limit belongs to its bucket.
void RequestMetricsTest::sortsDurationsIntoBuckets()
{
    RequestMetrics metrics;
    for (const qint64 microseconds : {100, 500, 501, 20'000'000})
        metrics.add(exchange("GET", "/x", 200, microseconds));
    const QByteArray text = textOf(metrics);
    const QByteArray name = "\nbalcao_http_request_duration_seconds_";
    QVERIFY2(text.contains(name + "bucket{route=\"/x\",le=\"0.0005\"} 2\n"), text.constData());
    QVERIFY(text.contains(name + "bucket{route=\"/x\",le=\"0.001\"} 3\n"));
    QVERIFY(text.contains(name + "bucket{route=\"/x\",le=\"10\"} 3\n"));
    QVERIFY(text.contains(name + "bucket{route=\"/x\",le=\"+Inf\"} 4\n"));
    QVERIFY(text.contains(name + "count{route=\"/x\"} 4\n"));
    QVERIFY(text.contains(name + "sum{route=\"/x\"} 20.001101\n"));
}

void RequestMetricsTest::escapesLabels()
{
    MetricsText text;
    text.begin("a_b", MetricsText::Kind::Gauge, "Help.").add(-5, {{"x", "1\"2\\3\n4"}}).add(7);
    QCOMPARE(text.toText(), "# HELP a_b Help.\n# TYPE a_b gauge\n"
                            "a_b{x=\"1\\\"2\\\\3\\n4\"} -5\na_b 7\n");
}

void RequestMetricsTest::namesUnknownRequests()
{
    RequestMetrics metrics;
    metrics.add(exchange({}, {}, 400));
    QVERIFY(textOf(metrics).contains("{route=\"none\",method=\"none\",status=\"400\"} 1\n"));
}

BALCAO_GUILESS_TEST(RequestMetricsTest)
#include "tst_requestmetrics.moc"
