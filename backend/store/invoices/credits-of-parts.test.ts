import { describe, it } from 'vitest'
import { drawCreditNote } from '../../../domain/invoice/credit-note.ts'
import type { InvoiceModel } from '../../../domain/invoice/invoice.ts'
import { randomInvoice } from '../../../domain/invoice/testing/corpus.ts'
import {
  numbersOf,
  randomDocument,
  type World,
  worlds,
} from '../../../domain/invoice/testing/random-document.ts'
import { toDecimal, toMinor } from '../../../domain/minor-units.ts'
import { addUp } from '../../../domain/order/add-up.ts'
import { decide } from '../../../domain/order/order-command.ts'
import type { Order } from '../../../domain/order/order.ts'
import { fulfilmentOf, newOrderState, remainingOf } from '../../../domain/order/order-state.ts'
import { fromThousandths } from '../../db/thousandths.ts'
import { termsOf } from '../orders/order-terms.ts'

const note = { reason: 'cancellation', issueDate: '2026-12-01' } as const

/** A paid order of a document. */
function paidState(document: ReturnType<typeof randomDocument>) {
  const payment = { id: 'card', name: 'Karte', online: true }
  const prices = { totalWithTax: document.totals.order.gross }
  // The parts of an order that its terms depend on.
  const terms = termsOf({ items: [], prices, payment, document } as unknown as Order)
  return decide(newOrderState(terms), { kind: 'pay' }).state
}

/** Cancels random parts until nothing is left, each with its credit note. */
function cancelInParts(seed: number, world: World): InvoiceModel[] {
  const next = numbersOf(seed)
  const invoice = randomInvoice(seed, world)
  const notes: InvoiceModel[] = []
  let state = paidState(randomDocument(seed, world))
  while (fulfilmentOf(state) !== 'cancelled') {
    const waiting = state.lines.filter((line) => remainingOf(line) > 0)
    const line = waiting[next(waiting.length)]
    if (!line) throw new Error('Nothing is left')
    const left = remainingOf(line)
    const amount = Math.min(left, 1000 * (1 + next(1 + Math.ceil(left / 1000))))
    const decision = decide(state, { kind: 'cancel', items: { [line.id]: amount } })
    const gross = toDecimal(decision.state.credited - state.credited)
    const items = Object.entries(decision.returned).map(([lineId, part]) => ({
      lineId,
      amount: fromThousandths(part),
    }))
    state = decision.state
    if (gross > 0) notes.push(drawCreditNote(invoice, notes, { ...note, items, gross }))
  }
  return notes
}

describe('§9 credit notes of an order that is cancelled in parts', () => {
  it('credit what the order does, by its lines and at their rates, to a few cents', ({
    expect,
  }) => {
    let freePieces = 0
    for (const [index, world] of worlds.entries()) {
      for (let seed = index * 1000; seed < index * 1000 + 60; seed++) {
        const { lines, payment, totals } = randomDocument(seed, world)
        // A fee below zero is given once, and not by lines.
        if ((payment?.total.gross ?? 0) < 0) continue
        freePieces += lines.reduce((sum, { freeAmount }) => sum + freeAmount, 0)
        const notes = cancelInParts(seed, world)
        const sum = addUp(notes.map((one) => one.totals.order)).gross
        expect(toMinor(sum), `seed ${seed}`).toBe(toMinor(totals.order.gross))
        const adjustments = notes
          .flatMap(({ allowances, charges }) => [...allowances, ...charges])
          .filter(({ kind }) => kind === 'discount')
          .map(({ share }) => share.gross)
        expect(Math.max(0, ...adjustments), `seed ${seed}`).toBeLessThan(0.05)
      }
    }
    expect(freePieces).toBeGreaterThan(100)
  })
})
