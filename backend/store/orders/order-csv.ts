import { csvCell } from '../../../domain/csv/csv-cell.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Order } from '../../../domain/order/order.ts'

const headers: Record<Locale, readonly string[]> = {
  de: [
    'Artikelnummer',
    'Artikel',
    'Menge',
    'Einzelpreis inkl. MwSt.',
    'Summe inkl. MwSt.',
    'Währung',
  ],
  cs: ['Číslo zboží', 'Zboží', 'Množství', 'Cena za jednotku s DPH', 'Celkem s DPH', 'Měna'],
  sk: ['Číslo tovaru', 'Tovar', 'Množstvo', 'Cena za jednotku s DPH', 'Spolu s DPH', 'Mena'],
  en: [
    'Article number',
    'Article',
    'Quantity',
    'Unit price incl. VAT',
    'Total incl. VAT',
    'Currency',
  ],
}

/**
 * Lines of an order as CSV (RFC 4180). The byte order mark makes spreadsheets read it as UTF-8;
 * numbers have a decimal point in every language.
 */
export function orderCsv(order: Order, locale: Locale): string {
  const rows = order.items.map((item) => [
    item.catalogCode,
    item.name,
    item.amount,
    item.unitWithTax,
    item.totalWithTax,
    order.currencyCode,
  ])
  return `\ufeff${[headers[locale], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(value: string | number): string {
  return typeof value === 'number' ? String(value) : csvCell(value)
}
