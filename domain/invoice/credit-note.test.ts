import { addUp } from '../order/add-up.ts'
import { roundToMinor } from '../minor-units.ts'
import { describe, expect, it } from 'vitest'
import { CreditRefused, drawCreditNote } from './credit-note.ts'
import { invoiceTexts } from './invoice-texts.ts'
import type { Invoice, InvoiceModel } from './invoice.ts'
import { randomInvoice } from './testing/corpus.ts'
import { numbersOf, worlds } from './testing/random-document.ts'

const invoices = worlds.flatMap((world, index) =>
  Array.from({ length: 25 }, (_, seed) => randomInvoice(index * 1000 + seed, world)),
)
const credit = { reason: 'return', issueDate: '2026-12-01' } as const

/** Credit notes of random parts, until nothing is left. */
function piecemeal(invoice: Invoice, seed: number): InvoiceModel[] {
  const next = numbersOf(seed)
  const notes: InvoiceModel[] = []
  for (let step = 0; step < 4; step++) {
    const items = invoice.lines.flatMap(({ id, amount }) => {
      const part = Math.min(next(4), Math.floor(amount - creditedOf(id, notes)))
      return part > 0 ? [{ lineId: id, amount: part }] : []
    })
    if (items.length > 0) notes.push(drawCreditNote(invoice, notes, { ...credit, items }))
  }
  const isOpen = invoice.lines.some(({ id, amount }) => creditedOf(id, notes) < amount)
  const hasCharges = invoice.charges.length > 0
  if (isOpen || hasCharges) notes.push(drawCreditNote(invoice, notes, { ...credit, items: 'all' }))
  return notes
}

function creditedOf(lineId: string, notes: readonly InvoiceModel[]): number {
  const lines = notes.flatMap((note) => note.lines.filter(({ id }) => id === lineId))
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

describe('credit notes', () => {
  it('of all parts, in any order, sum to the invoice to the cent and at each rate', () => {
    invoices.forEach((invoice, seed) => {
      const notes = piecemeal(invoice, seed)
      expect(addUp(notes.map(({ totals }) => totals.order))).toEqual(invoice.totals.order)
      for (const { rate, net, vat, gross } of invoice.taxes) {
        const same = notes.flatMap(({ taxes }) => taxes.filter((share) => share.rate === rate))
        expect(addUp(same)).toEqual({ net, vat, gross })
      }
    })
  })

  it('name the number of credits used only where all of them are returned', () => {
    const withCredits = invoices.filter(({ allowances }) =>
      allowances.some(({ kind }) => kind === 'credits'),
    )
    expect(withCredits.length).toBeGreaterThan(10)
    for (const [seed, invoice] of withCredits.entries()) {
      const whole = invoice.allowances.find(({ kind }) => kind === 'credits')
      for (const { allowances } of piecemeal(invoice, seed)) {
        for (const { kind, name, share } of allowances) {
          if (kind !== 'credits' || share.rate !== whole?.share.rate) continue
          const isWhole = share.gross === whole.share.gross
          expect(name).toBe(isWhole ? whole.name : invoiceTexts(invoice.locale).partOfCredits)
        }
      }
    }
  })

  it('have parts that sum to their own totals', () => {
    for (const note of invoices.flatMap((invoice, seed) => piecemeal(invoice, seed))) {
      const { lines, allowances, charges, order } = note.totals
      expect(roundToMinor(lines.gross - allowances.gross + charges.gross)).toBe(order.gross)
      expect(addUp(note.taxes)).toEqual(order)
      expect(roundToMinor(order.net + order.vat)).toBe(order.gross)
      expect(note.payment, 'what is paid back is not paid in cash').not.toHaveProperty('rounding')
    }
  })

  it('are refused above the invoiced amount, if empty, and for a line of another invoice', () => {
    for (const invoice of invoices) {
      const [line] = invoice.lines
      const lineId = line?.id ?? ''
      const amount = (line?.amount ?? 0) + 1
      const ofItems = (items: { lineId: string; amount: number }[]) => () =>
        drawCreditNote(invoice, [], { ...credit, items })
      expect(ofItems([{ lineId, amount }])).toThrow(CreditRefused)
      expect(ofItems([{ lineId, amount: -1 }])).toThrow(CreditRefused)
      expect(ofItems([])).toThrow(CreditRefused)
      expect(ofItems([{ lineId: 'of-another', amount: 1 }])).toThrow(CreditRefused)
      const whole = drawCreditNote(invoice, [], { ...credit, items: 'all' })
      expect(() => drawCreditNote(invoice, [whole], { ...credit, items: 'all' })).toThrow(
        CreditRefused,
      )
    }
  })

  it('equal the agreed sum, with items or without', () => {
    invoices.forEach((invoice, seed) => {
      const next = numbersOf(seed)
      const [line] = invoice.lines
      const items = next(2) && line ? [{ lineId: line.id, amount: 1 }] : []
      const most = Math.round(invoice.totals.order.gross * 100)
      const gross = (1 + next(most)) / 100
      const note = drawCreditNote(invoice, [], { ...credit, items, gross })
      expect(note.totals.order.gross).toBe(gross)
      expect(addUp(note.taxes)).toEqual(note.totals.order)
      expect(note.lines.length).toBeGreaterThan(0)
      const above = invoice.totals.order.gross + 0.01
      expect(() => drawCreditNote(invoice, [], { ...credit, items, gross: above })).toThrow(
        CreditRefused,
      )
      const rest = roundToMinor(above - gross)
      expect(() => drawCreditNote(invoice, [note], { ...credit, items: [], gross: rest })).toThrow(
        CreditRefused,
      )
    })
  })

  it('name a few cents as rounding, more as agreed', () => {
    for (const invoice of invoices.filter(({ lines }) => (lines[0]?.total.gross ?? 0) > 1)) {
      const [line] = invoice.lines
      const items = [{ lineId: line?.id ?? '', amount: line?.amount ?? 0 }]
      const { gross } = drawCreditNote(invoice, [], { ...credit, items }).totals.order
      const nameOf = (less: number) => {
        const agreed = { ...credit, items, gross: roundToMinor(gross - less) }
        return drawCreditNote(invoice, [], agreed).allowances.at(-1)?.name
      }
      const { rounding, adjustment } = invoiceTexts(invoice.locale)
      expect([nameOf(0.01), nameOf(0.06)]).toEqual([rounding, adjustment])
    }
  })

  it('of money alone have a line, also of exactly the delivery costs (BR-16)', () => {
    const charged = invoices.filter(({ totals }) => totals.charges.gross > 0)
    expect(charged.length).toBeGreaterThan(20)
    for (const invoice of charged) {
      const gross = invoice.totals.charges.gross
      const note = drawCreditNote(invoice, [], { ...credit, items: [], gross })
      expect(note.totals).toMatchObject({ lines: { gross }, order: { gross } })
      const rest = drawCreditNote(invoice, [note], {
        ...credit,
        items: 'all',
        gross: roundToMinor(invoice.totals.order.gross - gross),
      })
      expect(addUp([note, rest].map(({ totals }) => totals.order)).gross).toBe(
        invoice.totals.order.gross,
      )
    }
  })

  it('give each piece its share of a price with free pieces, as the order’s state does', () => {
    const withFree = invoices.flatMap((invoice) =>
      invoice.lines.flatMap((line) => (line.freeAmount > 0 ? [{ invoice, line }] : [])),
    )
    expect(withFree.length).toBeGreaterThan(20)
    for (const { invoice, line } of withFree) {
      const amount = Math.ceil(line.amount / 2)
      const items = [{ lineId: line.id, amount }]
      const note = drawCreditNote(invoice, [], { ...credit, items })
      const share = roundToMinor((line.total.gross * amount) / line.amount)
      expect(note.lines.map(({ total }) => total.gross)).toEqual([share])
      // What the state credits needs no adjustment, which would be at other rates too.
      const value = note.totals.order.gross
      const agreed = drawCreditNote(invoice, [], { ...credit, items, gross: value })
      expect(agreed.taxes).toEqual(note.taxes)
      expect(note.taxes.map(({ rate }) => rate)).toEqual([line.total.rate])
    }
  })

  it('reference their invoice', () => {
    const [invoice] = invoices
    if (!invoice) throw new Error('No invoice')
    const note = drawCreditNote(invoice, [], { ...credit, items: 'all' })
    expect(note.preceding).toEqual({ number: invoice.number, issueDate: invoice.issueDate })
    expect(note.payment).toMatchObject({ means: 'refund', paid: 0, account: null })
  })
})
