import { describe, expect, it } from 'vitest'
import { orderConfirmationText } from '../../backend/mail/order/order-confirmation.ts'
import { formatMoney } from '../../backend/pricing/money.ts'
import { orderCsv } from '../../backend/store/orders/order-csv.ts'
import { OrderSheet } from '../../client/checkout/review/order-sheet.tsx'
import { purchaseEvent } from '../../client/events/purchase-event.ts'
import { renderInShop } from '../../client/testing/render-in-shop.tsx'
import { exampleOrder } from '../../domain/contract/testing/examples/entities/order.ts'
import { parseCsv } from '../../domain/csv/parse-csv.ts'
import { drawInvoice } from '../../domain/invoice/draw-invoice.ts'
import { amountDue } from '../../domain/invoice/invoice.ts'
import { seller } from '../../domain/invoice/testing/corpus.ts'
import { randomDocument, worlds } from '../../domain/invoice/testing/random-document.ts'
import { cashStepOf } from '../../domain/tax/cash-coins.ts'
import { payableOf } from '../../domain/tax/cash-rounding.ts'
import type { OrderDocument } from '../../domain/order/order-document.ts'
import type { Order } from '../../domain/order/order.ts'
import { settle, type SettleInput } from '../../domain/order/settle.ts'
import { cents, randomOrder } from '../../domain/order/testing/random-order.ts'

interface Placed {
  input: SettleInput
  order: Order
  document: OrderDocument
}

const [world] = worlds
function placed(seed: number): Placed {
  if (!world) throw new Error('There is no place of supply')
  const input = randomOrder(seed)
  const base = randomDocument(seed, world)
  const document: OrderDocument = {
    ...base,
    tax: { ...base.tax, category: input.tax.category },
    priceView: seed % 2 ? 'net' : 'gross',
    ...settle(input),
  }
  return { input, document, order: { ...exampleOrder, document } }
}

/**
 * Independent calculation in whole hundredths: listed prices, and without VAT their net sum. null:
 * two rates without VAT are rounded separately.
 */
function owedFor({ lines, allowances, shipping, payment, tax, listed }: SettleInput) {
  const parts = [...lines, ...allowances, shipping, payment]
  const whole = parts.reduce((sum, part) => sum + cents(part?.listedGross ?? 0), 0)
  if (tax.category === 'S') return whole
  const [taxClass, ...others] = new Set(lines.map((line) => line.taxClass))
  if (!taxClass || others.length > 0) return null
  return Math.round((whole * 100) / (100 + listed[taxClass]))
}

/**
 * Independent calculation of cash rounding in hundredths: the nearest payable amount, the higher of
 * two; null without cash.
 */
function handedOver({ payment, cashStep = 0.01 }: SettleInput, owed: number): number | null {
  if (!payment?.inCash) return null
  const coin = cents(cashStep)
  let sum = owed
  for (let away = 0; sum % coin !== 0 || sum === 0; away++) {
    const nearest = [owed + away, owed - away].find((one) => one % coin === 0 && one > 0)
    if (owed === 0) return 0
    sum = nearest ?? sum
  }
  return sum
}

/** Smallest coin at the place of handover, in cents. */
const coinOf = ({ currencyCode, shippingAddress }: OrderDocument) =>
  cents(cashStepOf(currencyCode, shippingAddress.country))

const paidByCard = {
  means: 'online',
  name: 'Karte',
  account: null,
  reference: '',
  paid: 0,
  dueDate: null,
} as const

const orders = Array.from({ length: 2000 }, (_, index) => placed(index + 1))
const amounts = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`${name}">([^<]*)<`, 'g'))].map(([, text = '']) => amountOf(text))
/** `12.30 EUR`, or the word for zero. */
const amountOf = (text: string) => (/\d/.test(text) ? cents(Number.parseFloat(text)) : 0)

describe('§3 Order: 2,000 random orders are equal in all media', { timeout: 120_000 }, () => {
  it('with an independent calculation of the amount due', () => {
    const owing = orders.flatMap(({ input, document }) => {
      const owed = owedFor(input)
      return owed === null ? [] : [[owed, cents(document.totals.order.gross)]]
    })
    expect(owing.length).toBeGreaterThan(1500)
    expect(owing.filter(([owed, charged]) => owed !== charged)).toEqual([])
  })

  it('with cash rounding, in every medium', () => {
    const inCash = orders.flatMap(({ input, document, order }) => {
      const sum = handedOver(input, cents(document.totals.order.gross))
      return sum === null ? [] : [{ sum, document, order }]
    })
    const rounded = inCash.filter(({ document }) => document.rounding)
    expect(rounded.length).toBeGreaterThan(200)
    expect(orders.filter(({ document }) => document.rounding === undefined)).toHaveLength(
      orders.length - inCash.length,
    )
    for (const { sum, document, order } of inCash) {
      expect(cents(payableOf(document))).toBe(sum)
      const invoice = drawInvoice(document, seller, {
        kind: 'invoice',
        issueDate: '2026-11-22',
        deliveryDate: null,
        payment: paidByCard,
      })
      expect(cents(amountDue(invoice))).toBe(sum)
      expect(invoice.totals.order, 'no VAT is in the rounding').toEqual(document.totals.order)
      if (!document.rounding) continue
      const { currencyCode } = document
      const money = formatMoney(sum, currencyCode, 'de')
      expect(orderConfirmationText(document, seller, 'de')).toContain(money)
      const rows = parseCsv(orderCsv(order, 'en').slice(1), ',')
      expect(rows.slice(-2).map((row) => cents(Number(row[10])))).toEqual([
        cents(document.rounding),
        sum,
      ])
      const html = renderInShop(<OrderSheet document={document} />)
      const shown = [...html.matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, text = '']) => amountOf(text))
      expect(shown.slice(-2)).toEqual([cents(document.rounding), sum])
    }
  })

  it('and after a deduction with the amount that is left, in cash rounded', () => {
    for (const { document, order } of orders.slice(0, 300)) {
      const credited = Math.floor(cents(document.totals.order.gross) / 2) / 100
      const state = { credited, paid: 0 } as Order['state'] // The only fields that are shown.
      const html = renderInShop(<OrderSheet document={document} state={state} />)
      const shown = [...html.matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, text = '']) => amountOf(text))
      const left = cents(document.totals.order.gross) - cents(credited)
      const step = document.rounding === undefined ? 1 : coinOf(document)
      expect(shown.at(-2)).toBe(-cents(credited))
      expect(Math.abs((shown.at(-1) ?? NaN) - left)).toBeLessThanOrEqual(step / 2)
      expect((shown.at(-1) ?? NaN) % step).toBe(0)
      const rows = parseCsv(orderCsv({ ...order, state }, 'en').slice(1), ',')
      expect(rows.slice(-2).map((row) => cents(Number(row[10])))).toEqual(shown.slice(-2))
    }
  })

  it('and to the cent if it was paid before, because a refund is a transfer', () => {
    for (const { document, order } of orders.slice(0, 300)) {
      const credited = Math.floor(cents(document.totals.order.gross) / 2) / 100
      const paid = document.totals.order.gross
      // Random orders have coins of any country.
      const coin = document.rounding === undefined ? 1 : coinOf(document)
      if (Math.round(cents(paid) / coin) * coin !== cents(payableOf(document))) continue
      const state = { credited, paid } as Order['state'] // The only fields that are shown.
      const html = renderInShop(<OrderSheet document={document} state={state} />)
      const shown = [...html.matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, text = '']) => amountOf(text))
      expect(shown.at(-1)).toBe(cents(payableOf(document)) - cents(credited))
      const rows = parseCsv(orderCsv({ ...order, state }, 'en').slice(1), ',')
      expect(rows.slice(-2).map((row) => cents(Number(row[10])))).toEqual(shown.slice(-2))
    }
  })

  it('on review, finished page and in the account', () => {
    for (const { document } of orders) {
      const html = renderInShop(<OrderSheet document={document} />)
      const { lines, totals, taxes, priceView: view } = document
      expect(amounts(html, 'order-review__price')).toEqual(
        lines.map(({ total }) => cents(total[view])),
      )
      const cash = document.rounding ? 2 : 0
      const shown = [...html.matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, text = '']) => amountOf(text))
      const rows = shown.slice(0, shown.length - cash)
      const vat = document.tax.category === 'S' ? taxes.map((tax) => cents(tax.vat)) : [0]
      // Net: VAT is added below the sums; gross: it is stated below the total.
      const end = [cents(totals.order.net), ...vat, cents(totals.order.gross)]
      const last = view === 'net' ? end : [cents(totals.order.gross), ...vat]
      expect(rows.slice(-last.length)).toEqual(last)
      const parts = rows.slice(0, -last.length)
      for (const { total } of document.allowances) expect(parts).toContain(cents(total[view]))
      expect(parts.reduce((sum, amount) => sum + amount, 0)).toBe(cents(totals.order[view]))
    }
  })

  it('in the file for spreadsheets', () => {
    for (const { order, document } of orders) {
      const [, ...all] = parseCsv(orderCsv(order, 'en').slice(1), ',')
      const rows = document.rounding ? all.slice(0, -2) : all
      const sums = (from: number, to?: number) =>
        [8, 9, 10].map((column) =>
          rows.slice(from, to).reduce((sum, row) => sum + cents(Number(row[column])), 0),
        )
      const { net, vat, gross } = document.totals.order
      const whole = [net, vat, gross].map(cents)
      expect(sums(0, -document.taxes.length)).toEqual(whole)
      expect(sums(-document.taxes.length)).toEqual(whole)
      expect(rows.slice(0, document.lines.length).map((row) => cents(Number(row[10])))).toEqual(
        document.lines.map(({ total }) => cents(total.gross)),
      )
    }
  })

  it('in the mail that confirms it', () => {
    for (const { document } of orders) {
      const written = orderConfirmationText(document, seller, 'de')
      const { lines, totals, taxes, priceView: view, allowances, currencyCode } = document
      const money = (amount: number) =>
        formatMoney(cents(amount), currencyCode, 'de').replace('-', '\u2212')
      const expected = [
        totals.order.gross,
        ...lines.map(({ total }) => total[view]),
        ...allowances.map(({ total }) => total[view]),
        ...(document.tax.category === 'S' ? taxes.map(({ vat }) => vat) : []),
      ]
      expect(expected.map(money).filter((amount) => !written.includes(amount))).toEqual([])
    }
  })

  it('in the purchase event', () => {
    for (const { order, document } of orders) {
      const { value, tax, shipping, payment, items } = purchaseEvent(order)
      const { totals } = document
      expect([value, tax].map(cents)).toEqual([totals.order.gross, totals.order.vat].map(cents))
      expect(cents(shipping + payment)).toBe(cents(totals.charges.gross))
      expect(items).toHaveLength(document.lines.length)
    }
  })

  it('on the invoice', () => {
    for (const { document } of orders) {
      const invoice = drawInvoice(document, seller, {
        kind: 'invoice',
        issueDate: '2026-11-22',
        deliveryDate: null,
        payment: paidByCard,
      })
      const { lines, allowances, charges, order } = invoice.totals
      expect(order).toEqual(document.totals.order)
      expect(cents(lines.net) - cents(allowances.net) + cents(charges.net)).toBe(cents(order.net))
      expect(invoice.taxes).toEqual(document.taxes)
    }
  })
})
