import { cashRounding } from '../../tax/cash-rounding.ts'
import { Merchant } from '../../merchant/merchant.ts'
import { type Credit, drawCreditNote } from '../credit-note.ts'
import { drawInvoice } from '../draw-invoice.ts'
import { drawRemainder } from '../draw-remainder.ts'
import type { Invoice } from '../invoice.ts'
import { randomDocument, type World, worlds } from './random-document.ts'

/** A complete seller; its bank accounts are example numbers of banks. */
export const seller = Merchant.parse({
  company: 'Lüftung & Söhne',
  legalForm: 'GmbH',
  register: 'Amtsgericht Leipzig, HRB 12345',
  management: 'Mara Beispiel, Jan Muster',
  vatId: 'DE123456788',
  taxId: '232/123/45678',
  companyNumber: '48665819',
  street: 'Musterallee 12',
  postcode: '04109',
  city: 'Leipzig',
  country: 'DEU',
  email: 'service@shop.example',
  phone: '+49 30 23125 118',
  bankAccounts: {
    EUR: { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    CZK: { iban: 'CZ6508000000192000145399', bic: 'GIBACZPX' },
  },
  exchangeRates: [{ since: '2026-11-20', currency: 'CZK', perEuro: 24.315 }],
})

/** Bank transfer for even seeds, online payment for others. */
export function randomInvoice(seed: number, world: World, lineCount?: number): Invoice {
  const document = randomDocument(seed, world, lineCount)
  const account = seller.bankAccounts[document.currencyCode]
  const isTransfer = seed % 2 === 0
  const rounding = seed % 5 === 1 ? cashRounding(document.totals.order.gross, 0.05) : undefined
  const payment: Invoice['payment'] = {
    means: isTransfer ? 'transfer' : 'online',
    name: isTransfer ? 'Banküberweisung' : 'Karte',
    account: isTransfer && account ? { ...account, holder: seller.company } : null,
    reference: isTransfer ? document.code : '',
    paid: isTransfer ? 0 : document.totals.order.gross,
    ...(!isTransfer && { receivedOn: '2026-11-21' }),
    ...(rounding !== undefined && { rounding }),
    dueDate: isTransfer ? '2026-12-06' : null,
  }
  const day = '2026-11-22'
  const model = drawInvoice(document, seller, {
    kind: 'invoice',
    issueDate: day,
    // Paid in advance; an exempt supply is invoiced after dispatch.
    deliveryDate: world.category === 'S' && seed % 4 === 1 ? null : day,
    payment,
  })
  return { ...model, number: `RE2026-${String(seed).padStart(5, '0')}` }
}

/** Of the whole invoice for even seeds, of a piece of its first line for others. */
export function randomCreditNote(seed: number, invoice: Invoice): Invoice {
  const [line] = invoice.lines
  const items =
    seed % 2 || !line ? ('all' as const) : [{ lineId: line.id, amount: Math.min(1, line.amount) }]
  const issueDate = '2026-11-25'
  const model = drawCreditNote(invoice, [], { reason: 'withdrawal', issueDate, items })
  return { ...model, number: `GS2026-${String(seed).padStart(5, '0')}` }
}

const invoices = worlds.flatMap((world, index) =>
  Array.from({ length: 12 }, (_, seed) => randomInvoice(index * 100 + seed, world)),
)

/** What is left of an invoice, if a part of its first line was cancelled before it. */
function remainderOf(invoice: Invoice): Invoice[] {
  const [line] = invoice.lines
  if (!line) return []
  const amount = Math.min(1, line.amount)
  const gross = Math.floor(line.total.gross * (amount / line.amount) * 80) / 100
  const model = drawRemainder(invoice, [{ items: [{ lineId: line.id, amount }], gross }])
  return model ? [{ ...model, number: `${invoice.number}-R` }] : []
}

/**
 * Credit notes one after the other: a piece at a price that was agreed on, money without goods, and
 * the rest of an invoice that is not paid.
 */
function chainOf(invoice: Invoice): Invoice[] {
  const [line] = invoice.lines
  if (!line) return []
  const piece = { lineId: line.id, amount: Math.min(1, line.amount) }
  const half = Math.floor((line.total.gross / line.amount) * 50) / 100
  const steps: Omit<Credit, 'issueDate'>[] = [
    { reason: 'withdrawal', items: [piece], gross: half },
    { reason: 'goodwill', items: [], gross: 0.5 },
    { reason: 'cancellation', items: 'all', isSetOff: true },
  ]
  const notes: Invoice[] = []
  for (const step of steps) {
    if (step.gross === 0) continue
    const model = drawCreditNote(invoice, notes, { ...step, issueDate: '2026-12-01' })
    notes.push({ ...model, number: `${invoice.number}-G${notes.length + 1}` })
  }
  return notes
}

/** Invoices of every place of supply, and what becomes of each. */
export const corpus: readonly Invoice[] = invoices.flatMap((invoice, seed) => [
  invoice,
  randomCreditNote(seed, invoice),
  ...remainderOf(invoice),
  ...chainOf(invoice),
])
