import { describe, expect, it } from 'vitest'
import { orderConfirmationText } from '../../backend/mail/order/order-confirmation.ts'
import { OrderAddresses } from '../../client/checkout/review/order-addresses.tsx'
import { renderInShop } from '../../client/testing/render-in-shop.tsx'
import { writeCii } from '../../domain/invoice/cii/write-cii.ts'
import { drawInvoice } from '../../domain/invoice/draw-invoice.ts'
import { seller } from '../../domain/invoice/testing/corpus.ts'
import { randomDocument, worlds } from '../../domain/invoice/testing/random-document.ts'
import type { OrderDocument } from '../../domain/order/order-document.ts'

const [world] = worlds
if (!world) throw new Error('There is no place of supply')

const packstation = {
  street: 'Packstation',
  houseNumber: '145',
  city: 'Bonn',
  postcode: '53113',
  country: 'DEU',
  postNumber: '87654321',
}
const document: OrderDocument = { ...randomDocument(7, world), shippingAddress: packstation }

const payment = {
  means: 'online',
  name: 'Karte',
  account: null,
  reference: '',
  paid: 0,
  dueDate: null,
} as const
const issue = { issueDate: '2026-11-24', deliveryDate: '2026-11-24', payment }
const invoice = { ...drawInvoice(document, seller, { ...issue, kind: 'invoice' }), number: 'R1' }

const media: [name: string, text: string][] = [
  ['finished page and account', renderInShop(<OrderAddresses document={document} branch={null} />)],
  ['the mail', orderConfirmationText(document, seller, 'de')],
  ['the invoice as XML', writeCii(invoice, 'xrechnung')],
]

describe('§5 delivery to a Packstation: number of the customer and of the locker', () => {
  it.for(media)('are in %s', ([, text]) => {
    const lines = text.replaceAll(/<[^>]*>/g, '\n')
    expect(lines).toMatch(/^\s*87654321\s*$/m)
    expect(lines).toMatch(/^\s*Packstation 145\s*$/m)
  })
})
