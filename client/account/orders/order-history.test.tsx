import { describe, expect, it } from 'vitest'
import { exampleOrder } from '../../../domain/contract/testing/examples/entities/order.ts'
import { documentOf } from '../../../domain/order/document-of.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Shipment } from '../../../domain/order/order-history.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { OrderHistory } from './order-history.tsx'

const at = '2026-11-21T08:00:00.000Z'
const [first] = exampleOrder.items
const parcel: Shipment = {
  shippedAt: at,
  carrier: 'DHL',
  number: '00340434',
  url: 'https://www.dhl.de/track?n=00340434',
  items: [],
}

function historyOf(order: Partial<Order>): string {
  const shown = { ...exampleOrder, ...order }
  return renderInShop(<OrderHistory order={shown} document={documentOf(shown, 'de')} />)
}

const shipped = (shipment: Partial<Shipment>) =>
  historyOf({
    history: [{ at, kind: 'shipped' }],
    shipments: [{ ...parcel, ...shipment }],
  })

describe('§4 an order in the account: its parcels', () => {
  it('can be tracked if the carrier has a page', () => {
    expect(shipped({})).toMatch(
      /<a href="https:\/\/www.dhl.de\/track\?n=00340434" rel="noopener noreferrer" target="_blank">/,
    )
  })

  it.each([null, 'javascript:alert(1)', '//evil.example', ''])(
    'are a number without a link if the URL is %j',
    (url) => {
      const html = shipped({ url })
      expect(html).toContain('DHL 00340434')
      expect(html).not.toContain('<a ')
    },
  )

  it('name the items that left, unless it was all of them', () => {
    if (!first) throw new Error('The example has an item')
    const part = (amount: number) =>
      historyOf({ history: [{ at, kind: 'shipped', items: [{ id: first.id, amount }] }] })
    const named = `${first.amount + 1} × ${first.name}`
    expect(part(first.amount + 1)).toContain(named)
    const document = documentOf(exampleOrder, 'de')
    const lines = document.lines.map((line) => ({ ...line, unit: { code: 'metre', step: 0.5 } }))
    const metres = historyOf({
      document: { ...document, lines },
      history: [{ at, kind: 'shipped', items: [{ id: first.id, amount: 1.5 }] }],
    })
    expect(metres).toContain(`1,5\u00a0m × ${first.name}`)
    const whole = exampleOrder.items.map(({ id, amount }) => ({ id, amount }))
    expect(historyOf({ history: [{ at, kind: 'shipped', items: whole }] })).not.toContain('×')
  })
})
