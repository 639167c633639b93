// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStringView>

namespace core
{

/// An item of a sale or purchase. Prices end in 0 or 5, as on a price tag.
struct Product
{
    QStringView description;
    int min; ///< centavos, a multiple of 5
    int max; ///< centavos, a multiple of 5
};

/// The sales of the bakery.
inline constexpr Product kSales[] = {
    {u"Café coado", 150, 600},
    {u"Pão francês", 200, 1200},
    {u"Pão na chapa e café com leite", 900, 1800},
    {u"Pão de queijo", 400, 2400},
    {u"Misto-quente e suco de laranja", 1500, 2800},
    {u"Coxinha e refrigerante", 1000, 2200},
    {u"Frios: queijo e presunto", 1200, 5500},
    {u"Sonho de creme", 500, 2000},
    {u"Bolo de fubá", 1800, 3200},
    {u"Almoço executivo", 2400, 4800},
    {u"Café da manhã para reunião", 6000, 18000},
    {u"Torta de frango, encomenda", 5500, 12000},
    {u"Bolo de aniversário, encomenda", 8000, 18000},
};

/// The purchases of the bakery, each from the supplier with the same index in partygenerator.cpp.
inline constexpr Product kPurchases[] = {
    {u"Farinha de trigo, sacas de 25 kg", 80000, 420000},
    {u"Conserto do forno", 18000, 95000},
    {u"Leite, manteiga e queijos", 45000, 260000},
    {u"Ovos, caixas de 30 dúzias", 24000, 98000},
    {u"Gás, cilindros P45", 42000, 135000},
    {u"Sacos de papel e caixas para bolo", 19000, 87000},
    {u"Limpeza, diárias da semana", 36000, 72000},
    {u"Frutas e verduras", 21000, 76000},
    {u"Café em grão, 10 kg", 48000, 160000},
};

} // namespace core
