import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { exampleOrder } from '../../../domain/contract/testing/examples/entities/order.ts'
import { documentOf } from '../../../domain/order/document-of.ts'
import type { OrderStanding } from '../../../domain/order/order-history.ts'
import type { Order } from '../../../domain/order/order.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { OrderHistory } from '../../account/orders/order-history.tsx'
import { BankTransfer } from './bank-transfer.tsx'
import { PaymentState } from './payment-state.tsx'

const standing: OrderStanding = {
  fulfilment: 'open',
  payment: 'open',
  paid: 0,
  refunded: 0,
  credited: 30,
  due: 43.9,
  refundDue: 0,
  items: [],
}
const bankTransfer = { holder: 'Shop', iban: 'DE89370400440532013000', bic: 'X', reference: '1' }
const partlyCancelled: Order = { ...exampleOrder, bankTransfer, state: standing }

const textOf = (html: string) => html.replaceAll('\u00A0', ' ')

describe('§4 an order of which a part is cancelled', () => {
  it('asks for what is still owed: online, by transfer, in cash', () => {
    const inCash = { ...partlyCancelled, payment: { id: 'cod', name: 'Nachnahme', online: false } }
    const asked = [
      renderInShop(<PaymentState order={partlyCancelled} />),
      renderInShop(<BankTransfer order={partlyCancelled} qr={null} />),
      renderInShop(<PaymentState order={inCash} />),
    ].map(textOf)
    for (const html of asked) {
      expect(html).toContain('43.90')
      expect(html).not.toContain('73.90')
    }
  })

  it('names a rest with hellers to the heller, as the transfer has to be', () => {
    const order: Order = {
      ...partlyCancelled,
      currencyCode: 'CZK',
      state: { ...standing, due: 5333.76 },
    }
    const crowns = {
      code: 'CZK',
      symbol: 'Kč',
      symbolPlacement: 'right',
      decimalPlaces: 0,
      decimalPoint: ',',
      millesimalPoint: ' ',
    } as const
    const history = [{ at: order.createdAt, kind: 'partly_cancelled' as const, amount: 5333.76 }]
    const render = (part: ReactNode) =>
      textOf(renderInShop(part, { globals: { currencies: [crowns] } }))
    const shown = [
      render(<PaymentState order={order} />),
      render(<BankTransfer order={order} qr={null} />),
      render(<OrderHistory order={{ ...order, history }} document={documentOf(order, 'de')} />),
    ]
    for (const html of shown) expect(html).toContain('5 333,76 Kč')
  })

  it('keeps its goods for a transfer until the day before they are released', () => {
    const held = { ...partlyCancelled, payUntil: '2026-12-08T10:00:00.000Z' }
    expect(renderInShop(<BankTransfer order={held} qr={null} />)).toMatch(/Bis 0?7\.\s?(12|Dez)/)
    const open = { ...partlyCancelled, payUntil: null }
    expect(renderInShop(<BankTransfer order={open} qr={null} />)).not.toContain('Bis ')
  })

  it('says what was paid of it', () => {
    const state: OrderStanding = { ...standing, payment: 'paid', paid: 43.9, due: 0 }
    const html = textOf(
      renderInShop(<PaymentState order={{ ...exampleOrder, status: 'paid', state }} />),
    )
    expect(html).toContain('43.90')
  })

  it('says what was paid twice and what of it was refunded', () => {
    const twice = { paid: 147.8, refunded: 73.9, due: 0, refundDue: 0 }
    const state: OrderStanding = { ...standing, payment: 'partly_refunded', ...twice }
    const html = textOf(
      renderInShop(<PaymentState order={{ ...exampleOrder, status: 'paid', state }} />),
    )
    expect(html).toMatch(/147\.80 EUR ist eingegangen\. 73\.90 EUR haben wir erstattet\./)
  })

  it('says that nothing is to be paid, and of no payment of nothing', () => {
    const state: OrderStanding = { ...standing, payment: 'nothing_due', due: 0 }
    const html = renderInShop(<PaymentState order={{ ...exampleOrder, status: 'paid', state }} />)
    expect(html).toContain('nichts zu zahlen')
    expect(html).not.toContain('eingegangen')
  })

  it('asks for its total where the store keeps no state', () => {
    expect(textOf(renderInShop(<PaymentState order={exampleOrder} />))).toContain('73.90')
  })
})

describe('§4 an order that is cancelled or withdrawn after a partial refund', () => {
  it.each(['cancelled', 'withdrawn'] as const)(
    'names the rest to be refunded: %s',
    (fulfilment) => {
      const state: OrderStanding = {
        ...standing,
        fulfilment,
        paid: 73.9,
        refunded: 10,
        refundDue: 63.9,
      }
      const order: Order = { ...exampleOrder, status: 'refund_pending', state }
      expect(textOf(renderInShop(<PaymentState order={order} />))).toContain(
        '63.90 EUR erstatten wir',
      )
    },
  )

  it('asks for an account if it was paid in cash', () => {
    const state: OrderStanding = {
      ...standing,
      fulfilment: 'withdrawn',
      paid: 73.9,
      refundDue: 73.9,
    }
    const document = { ...documentOf(exampleOrder, 'de'), rounding: 0 }
    const order: Order = { ...exampleOrder, status: 'refund_pending', state, document }
    const html = textOf(renderInShop(<PaymentState order={order} />))
    expect(html).toContain('73.90 EUR überweisen wir')
    expect(html).not.toContain('auf demselben Weg')
  })

  it('names its total where the store keeps no state', () => {
    const order: Order = { ...exampleOrder, status: 'refund_pending' }
    expect(textOf(renderInShop(<PaymentState order={order} />))).toContain(
      '73.90 EUR erstatten wir',
    )
  })
})

describe('§4 a withdrawn order', () => {
  it.each(['cancelled', 'refund_pending'] as const)(
    'is not called one that is not carried out: %s',
    (status) => {
      const state: OrderStanding = { ...standing, fulfilment: 'withdrawn', due: 0 }
      const html = renderInShop(<PaymentState order={{ ...exampleOrder, status, state }} />)
      expect(html).toContain('Ihr Widerruf')
      expect(html).not.toContain('nicht ausf')
    },
  )
})
