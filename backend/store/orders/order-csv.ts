import { textsOf } from '../../locales/texts-of.ts'
import { unitWord } from '../../texts/unit-amount.ts'
import { csvCell } from '../../../domain/csv/csv-cell.ts'
import type { Locale } from '../../../domain/locale.ts'
import { payableOf } from '../../../domain/tax/cash-rounding.ts'
import { remainingTotal } from '../../../domain/order/amount-to-pay.ts'
import { documentOf } from '../../../domain/order/document-of.ts'
import type { OrderDocument, TaxedSum } from '../../../domain/order/order-document.ts'
import type { Order } from '../../../domain/order/order.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

type Cell = string | number

/** Columns after the description: unit price, rate and totals, then the currency. */
type Sums = [net: Cell, gross: Cell, rate: Cell, sum: TaxedSum]

/**
 * An order as CSV (RFC 4180): its lines, discounts and costs, then the total by rate, and what was
 * deducted since. The byte order mark makes spreadsheets read it as UTF-8; separator and decimal sign are those of the
 * language.
 */
export function orderCsv(order: Order, locale: Locale): string {
  const document = documentOf(order, locale)
  const rows = [
    textsOf(locale).orders.csvColumns,
    ...rowsOf(document, locale),
    ...creditedRows(document, order.state, locale),
  ]
  const separator = locale === 'en' ? ',' : ';'
  const write = (cell: Cell) => (typeof cell === 'number' ? decimal(cell, locale) : csvCell(cell))
  return `\ufeff${rows.map((row) => `${row.map(write).join(separator)}\r\n`).join('')}`
}

function rowsOf(document: OrderDocument, locale: Locale): Cell[][] {
  const { lines, allowances, shipping, payment, taxes, currencyCode, rounding } = document
  const shopText = shopTexts(locale)
  const row = (head: Cell[], [net, gross, rate, sum]: Sums): Cell[] => [
    ...head,
    net,
    gross,
    rate,
    sum.net,
    sum.vat,
    sum.gross,
    currencyCode,
  ]
  return [
    ...lines.map(({ catalogCode, name, amount, freeAmount, unit, unitPrice, total }) =>
      row(
        [catalogCode, name, amount, freeAmount, unitWord(unit, amount, locale)],
        [unitPrice.net, unitPrice.gross, total.rate, total],
      ),
    ),
    ...[...allowances, shipping, payment].flatMap((part) =>
      (part?.shares ?? []).map((share) =>
        row(['', part?.name ?? '', '', '', ''], ['', '', share.rate, share]),
      ),
    ),
    ...taxes.map((tax) =>
      row(
        ['', shopText(rounding ? 'sums.totals.wholeRounded' : 'sums.totals.whole'), '', '', ''],
        ['', '', tax.rate, tax],
      ),
    ),
    ...(rounding
      ? [
          sumOnly(shopText('sums.totals.rounding'), rounding, currencyCode),
          sumOnly(shopText('sums.totals.inCash'), payableOf(document), currencyCode),
        ]
      : []),
  ]
}

/** Deductions for what was cancelled or returned, and the total that is left. */
function creditedRows(document: OrderDocument, state: Order['state'], locale: Locale): Cell[][] {
  if (!state?.credited) return []
  const shopText = shopTexts(locale)
  const { currencyCode } = document
  const left = remainingTotal(document, state)
  return [
    sumOnly(shopText('orderDone.credited'), -state.credited, currencyCode),
    sumOnly(shopText('orderDone.newTotal'), left, currencyCode),
  ]
}

/** An amount without VAT, and so without rate and net. */
function sumOnly(name: string, gross: number, currencyCode: string): Cell[] {
  return ['', name, '', '', '', '', '', '', '', '', gross, currencyCode]
}

function decimal(value: number, locale: Locale): string {
  return locale === 'en' ? String(value) : String(value).replace('.', ',')
}
