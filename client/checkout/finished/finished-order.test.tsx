import { describe, expect, it } from 'vitest'
import { exampleOrder } from '../../../domain/contract/testing/examples/entities/order.ts'
import { documentOf } from '../../../domain/order/document-of.ts'
import type { OrderStanding } from '../../../domain/order/order-history.ts'
import type { Order } from '../../../domain/order/order.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { InvoiceLinks } from './invoice-links.tsx'
import { FinishedOrder } from './finished-order.tsx'

const at = '2026-11-21T08:00:00.000Z'
const standing: OrderStanding = {
  fulfilment: 'open',
  payment: 'paid',
  paid: 73.9,
  refunded: 0,
  credited: 0,
  due: 0,
  refundDue: 0,
  items: [],
}
const [first] = exampleOrder.items

function pageOf(order: Partial<Order>): string {
  const invoices = [
    {
      id: '1',
      kind: 'proforma' as const,
      number: 'P-1',
      issueDate: '2026-11-21',
      isXrechnung: false,
    },
  ]
  const props = { missing: false, payments: [], invoices, qr: null, guest: true }
  const shown: Order = { ...exampleOrder, status: 'paid', ...order }
  const page = <FinishedOrder {...props} order={shown} registered={false} errors={{}} />
  return renderInShop(page).replaceAll('\u00A0', ' ')
}

describe('§4 the page that mails link for a guest', () => {
  it('names the parcel of a shipped order', () => {
    const url = 'https://www.dhl.de/track?n=00340434'
    const html = pageOf({
      state: { ...standing, fulfilment: 'shipped' },
      history: [{ at, kind: 'shipped' }],
      shipments: [{ shippedAt: at, carrier: 'DHL', number: '00340434', url, items: [] }],
    })
    expect(html).toContain('Versendet')
    expect(html).toContain(`href="${url}"`)
    expect(html, 'its confirmation arrived long ago').not.toContain('ist unterwegs an')
  })

  it('says why a paid order of an earlier release has no invoice', () => {
    const sentence = 'älter als die Rechnungen dieses Shops'
    const { document: _, ...earlier } = { ...exampleOrder, status: 'paid' as const }
    const linksOf = (order: Order) => renderInShop(<InvoiceLinks order={order} invoices={[]} />)
    expect(linksOf(earlier)).toContain(sentence)
    const document = documentOf(exampleOrder)
    expect(linksOf({ ...earlier, document }), 'it comes at once').not.toContain(sentence)
    expect(linksOf({ ...earlier, status: 'new' }), 'it comes when paid').not.toContain(sentence)
  })

  it('lists no pro forma of a cancelled order, in the account neither', () => {
    const proforma = {
      id: '1',
      kind: 'proforma' as const,
      number: 'PF-1',
      issueDate: '2026-11-21',
      isXrechnung: false,
    }
    const linksOf = (status: Order['status']) =>
      renderInShop(<InvoiceLinks order={{ ...exampleOrder, status }} invoices={[proforma]} />)
    expect(linksOf('new')).toContain('PF-1')
    for (const status of ['cancelled', 'refund_pending'] as const)
      expect(linksOf(status)).not.toContain('PF-1')
  })

  it('names what was cancelled, and what will be refunded', () => {
    const html = pageOf({
      state: { ...standing, payment: 'refund_pending', credited: 30, refundDue: 30 },
      history: [
        { at, kind: 'paid', amount: 73.9 },
        { at, kind: 'partly_cancelled', items: [{ id: first?.id ?? '', amount: 1 }] },
      ],
    })
    expect(html).toContain('Teilweise storniert')
    expect(html).toContain('30.00 EUR erstatten wir')
  })

  it('has no history of an order that was only paid', () => {
    const html = pageOf({ state: standing, history: [{ at, kind: 'paid', amount: 73.9 }] })
    expect(html).not.toContain('Verlauf')
    expect(html).toContain('ist unterwegs an')
    expect(html).not.toContain('erstatten wir')
  })

  it.each([
    ['cancelled', 'Bestellung storniert'],
    ['withdrawn', 'Widerruf bearbeitet'],
  ] as const)('a %s order has no thanks, pro forma or form of withdrawal', (fulfilment, title) => {
    const html = pageOf({ status: 'cancelled', state: { ...standing, fulfilment } })
    expect(html).toContain(`${title}</h1>`)
    for (const gone of ['Vielen Dank', 'P-1', '/vertrag-widerrufen']) {
      expect(html).not.toContain(gone)
      expect(pageOf({ state: standing })).toContain(gone)
    }
  })

  it('names the country of an address abroad, as its mail and invoice do', () => {
    const document = documentOf(exampleOrder, 'de')
    const vienna = { street: 'Ring', houseNumber: '1', postcode: '1150', city: 'Wien' }
    const shippingAddress = { ...vienna, country: 'AUT' }
    const html = pageOf({ document: { ...document, shippingAddress } })
    expect(html).toContain('<span>1150 Wien</span><span>ÖSTERREICH</span>')
    expect(html, 'of the billing address at home').not.toContain('DEUTSCHLAND')
  })

  it('names the branch that goods are collected at, with its hours', () => {
    const openingHours = 'Mo–Fr 9:00–18:30'
    const branch = { id: 'berlin', name: 'LuftBasis Berlin', openingHours }
    const shipper = { ...exampleOrder.shipper, type: 'PERSONAL' as const }
    const html = pageOf({ shipper, branch })
    expect(html).toContain('LuftBasis Berlin')
    expect(html).toContain(openingHours)
    expect(pageOf({ branch })).not.toContain('LuftBasis Berlin')
  })
})
