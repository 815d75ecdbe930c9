import { describe, it } from 'vitest'
import { drawInvoice } from '../../../../domain/invoice/draw-invoice.ts'
import type { Invoice } from '../../../../domain/invoice/invoice.ts'
import {
  randomCreditNote,
  randomInvoice,
  seller,
} from '../../../../domain/invoice/testing/corpus.ts'
import { randomDocument, worlds } from '../../../../domain/invoice/testing/random-document.ts'
import { pagesOfPdf } from '../../../testing/pdf-text.ts'
import { invoicePdf } from './invoice-pdf.ts'

const [german, , czech] = worlds
if (!german || !czech) throw new Error('No worlds')
const transfer = { ...randomInvoice(0, german), locale: 'de' } as const

async function linesOf(invoice: Invoice): Promise<string[]> {
  return (await pagesOfPdf(await invoicePdf(invoice, seller))).flatMap((page) => page.split('\n'))
}

describe('§5 the PDF of an invoice', () => {
  it('has no page with sums alone, however many lines there are', async ({ expect }) => {
    for (let count = 6; count < 40; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a PDF takes all of the thread
      const pages = await pagesOfPdf(await invoicePdf(randomInvoice(count, german, count), seller))
      const last = pages.at(-1)?.split('\n') ?? []
      expect(last, `${count} lines`).toContain('Zu zahlen')
      expect(last, `${count} lines`).toContain(String(count))
      expect(last, `${count} lines`).toContain('Summe netto')
    }
  })

  it('states register and managing directors, as a business letter must', async ({ expect }) => {
    const lines = await linesOf(transfer)
    expect(lines).toContain('Amtsgericht Leipzig, HRB 12345')
    expect(lines.join(' ')).toContain('Geschäftsführung: Mara Beispiel, Jan Muster')
  })

  it('states the day of a payment before the supply', async ({ expect }) => {
    const order = randomDocument(1, czech)
    const paid = order.totals.order.gross
    const model = drawInvoice(order, seller, {
      kind: 'invoice',
      issueDate: '2026-12-01',
      deliveryDate: null,
      payment: { ...transfer.payment, paid, receivedOn: '2026-11-30', dueDate: null },
    })
    const lines = await linesOf({ ...model, number: 'RE2026-00001' })
    expect(lines).toContain('Datum přijetí platby')
    expect(lines).toContain('30. 11. 2026')
  })

  it('names an account only while something is to be paid', async ({ expect }) => {
    const { payment, totals } = transfer
    const account = `IBAN ${payment.account?.iban}`
    const accounts = async (invoice: Invoice) =>
      (await linesOf(invoice)).filter((line) => line === account).length
    const paid = { ...payment, paid: totals.order.gross, dueDate: null }
    // The footer of each page has it too.
    expect(await accounts(transfer)).toBe((await accounts({ ...transfer, payment: paid })) + 1)
  })

  it('breaks no number from its unit, and no Leitweg-ID or day', async ({ expect }) => {
    const [line] = transfer.lines
    if (!line) throw new Error('No line')
    const name = 'Zefyra Kompakt Plus Badlüfter axial, Ø\u00a0125\u00a0mm, 155\u00a0m³/h, silber'
    const buyerReference = '04011000-1234512345-06'
    const lines = await linesOf({ ...transfer, buyerReference, lines: [{ ...line, name }] })
    expect(lines).toContain(buyerReference)
    expect(lines.join('\n')).toMatch(/Ø\u00a0125\u00a0mm/)
    const note = await linesOf(randomCreditNote(1, { ...transfer, locale: 'cs' }))
    expect(note).toContain('22. 11. 2026')
  })
})
