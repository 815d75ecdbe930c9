import { describe, expect, it } from 'vitest'
import { randomCreditNote, randomInvoice, seller } from './testing/corpus.ts'
import { randomDocument, worlds } from './testing/random-document.ts'
import { accountedVat, vatAccountingOf } from './vat-accounting.ts'

const czech = worlds.find(
  ({ country, currencyCode }) => country === 'CZE' && currencyCode === 'EUR',
)
const order = czech && randomDocument(3, czech)
if (!czech || !order) throw new Error('No order in euro with Czech VAT')

const rates = {
  exchangeRates: [
    { since: '2026-01-01', currency: 'CZK', perEuro: 24 },
    { since: '2026-11-20', currency: 'CZK', perEuro: 24.315 },
    { since: '2026-12-01', currency: 'CZK', perEuro: 25 },
    { since: '2026-01-01', currency: 'PLN', perEuro: 4.2 },
  ],
}
const inCrowns = vatAccountingOf(order, rates, '2026-11-22')

describe('Dir. 2006/112/EC Art. 230: VAT in the currency of the state that it is owed to', () => {
  it('has the last rate on or before the day on which it is due', () => {
    expect(inCrowns).toEqual({ currencyCode: 'CZK', rate: 24.315, since: '2026-11-20' })
    expect(vatAccountingOf(order, rates, '2026-11-19')?.rate).toBe(24)
    expect(vatAccountingOf(order, rates, '2025-12-31')).toBeUndefined()
  })

  it('is converted to euro, and from one other currency to another', () => {
    const { tax } = order
    const atHome = { currencyCode: 'CZK', tax: { ...tax, country: 'DEU' } }
    expect(vatAccountingOf(atHome, rates, '2026-11-22')).toMatchObject({ currencyCode: 'EUR' })
    expect(vatAccountingOf(atHome, rates, '2026-11-22')?.rate).toBeCloseTo(1 / 24.315, 8)
    const polish = { currencyCode: 'CZK', tax: { ...tax, country: 'POL' } }
    expect(vatAccountingOf(polish, rates, '2026-12-24')?.rate).toBeCloseTo(4.2 / 25, 8)
  })

  it.each([
    ['in the state’s own currency', { currencyCode: 'CZK' }],
    ['by the One Stop Shop', { tax: { ...order.tax, scheme: 'oss' as const } }],
    ['without VAT', { tax: { ...order.tax, category: 'K' as const } }],
  ])('is not needed %s', (_, change) => {
    expect(vatAccountingOf({ ...order, ...change }, rates, '2026-11-22')).toBeUndefined()
  })

  it('is that of each rate, and the credit note’s at the rate of its invoice', () => {
    const invoice = randomInvoice(2, czech)
    const note = randomCreditNote(3, invoice)
    expect(seller.exchangeRates).toHaveLength(1)
    expect(note.vatAccounting).toEqual(invoice.vatAccounting)
    for (const document of [invoice, note]) {
      const accounted = accountedVat(document)
      expect(accounted?.rates.map(({ rate }) => rate)).toEqual(
        document.taxes.map(({ rate }) => rate),
      )
      const exact = document.totals.order.vat * 24.315
      expect(Math.abs((accounted?.total ?? 0) - exact)).toBeLessThanOrEqual(
        0.01 * document.taxes.length,
      )
    }
  })
})
