import { describe, expect, it } from 'vitest'
import type { Cart } from '../../domain/cart/cart.ts'
import { exampleCart } from '../../domain/contract/testing/examples/entities/cart.ts'
import { exampleOrder } from '../../domain/contract/testing/examples/entities/order.ts'
import {
  exampleProduct,
  exampleTile,
} from '../../domain/contract/testing/examples/entities/product.ts'
import type { PublicContext } from '../../domain/context.ts'
import type { AnyPage } from '../page.ts'
import { cartEvents } from './cart-events.ts'
import { entryOf } from './consumers/data-layer.ts'
import { callsOf } from './consumers/heureka.ts'
import { hitOf } from './consumers/zbozi.ts'
import { pageEvents } from './page-events.ts'
import { purchaseEvent } from './purchase-event.ts'

const context = { locale: 'de', currency: 'EUR' } as PublicContext
const page = (screen: string, props: object, url = `/${screen}`) =>
  ({ screen, props, url, head: { title: 'Titel' }, status: 200 }) as unknown as AnyPage
const types = (shown: AnyPage) => pageEvents(shown, context).map(({ type }) => type)

describe('§4 §9 events of a page view', () => {
  const state = { products: [exampleTile], total: 1 }

  it('starts with the view, without the query, which may contain a token', () => {
    const [view] = pageEvents(page('home', {}, '/checkout/finished?order=secret'), context)
    expect(view).toEqual({
      type: 'page_view',
      screen: 'home',
      path: '/checkout/finished',
      title: 'Titel',
      locale: 'de',
    })
  })

  it.each([
    ['category', { category: { title: 'Rohre' }, state }, ['view_item_list']],
    ['category', { category: { title: 'Rohre' }, state: { products: [], total: 0 } }, []],
    ['search', { query: 'rohr', state }, ['view_item_list']],
    ['search', { query: '', state: null }, []],
    [
      'product',
      { product: exampleProduct, variantId: exampleProduct.defaultVariantId },
      ['view_item'],
    ],
    ['product', { product: exampleProduct, variantId: 'gone' }, []],
    ['checkout', { cart: exampleCart }, ['view_cart']],
    ['checkout', { cart: null }, []],
    ['checkout-methods', { cart: exampleCart }, ['begin_checkout']],
    [
      'checkout-info',
      { cart: exampleCart, shipper: { name: 'DHL' }, payment: { name: 'Karte' } },
      ['add_shipping_info', 'add_payment_info'],
    ],
    ['checkout-finished', { order: exampleOrder }, ['purchase']],
    ['checkout-finished', { order: null }, []],
    ['login', {}, []],
  ])('%s %#', (screen, props, expected) => {
    expect(types(page(screen, props))).toEqual(['page_view', ...expected])
  })
})

describe('§9 purchase', () => {
  const purchase = purchaseEvent(exampleOrder)
  const { prices } = exampleOrder

  it('has prices with tax and the revenue with shipping and payment', () => {
    expect(purchase).toMatchObject({
      orderCode: exampleOrder.code,
      affiliation: 'Online Store',
      currency: exampleOrder.currencyCode,
      value: prices.totalWithTax,
      shipping: prices.shipperPriceWithTax,
      payment: prices.paymentPriceWithTax,
    })
    expect(purchase.items.map(({ price }) => price)).toEqual(
      exampleOrder.items.map(({ unitWithTax }) => unitWithTax),
    )
  })

  it('contains no personal data', () => {
    const names = JSON.stringify([
      purchase,
      entryOf(purchase),
      callsOf(purchase, 'key'),
      hitOf(purchase, { id: '1', type: 'standard' }),
    ])
    expect(names).not.toContain(exampleOrder.customer.email)
    expect(names).not.toContain(exampleOrder.token)
  })

  it('has the format of a tag manager', () => {
    expect(entryOf(purchase)).toMatchObject({
      event: 'purchase',
      ecommerce: {
        transaction_id: exampleOrder.code,
        affiliation: 'Online Store',
        value: prices.totalWithTax,
        items: [
          { item_id: exampleOrder.items[0]?.variantId, quantity: exampleOrder.items[0]?.amount },
        ],
      },
    })
  })

  it('has the format of Heureka: key, number, products, then the total', () => {
    const calls = callsOf(purchase, 'key')
    expect(calls.slice(0, 2)).toEqual([
      ['authenticate', 'key'],
      ['set_order_id', exampleOrder.code],
    ])
    expect(calls.slice(-3)).toEqual([
      ['set_total_vat', String(prices.totalWithTax)],
      ['set_currency', exampleOrder.currencyCode],
      ['send', 'Order'],
    ])
  })

  it('has the format of Zboží.cz with the customer’s consent', () => {
    const settings = { id: '7', type: 'sandbox' } as const
    expect(hitOf(purchase, settings)).toMatchObject({ zboziId: '7', consent: 0 })
    expect(hitOf({ ...purchase, zboziAllowed: true }, settings)).toMatchObject({ consent: 1 })
  })
})

describe('§4 changes of the cart', () => {
  const [line] = exampleCart.items
  if (!line) throw new Error('The example has a line')
  const withAmount = (amount: number): Cart => ({ ...exampleCart, items: [{ ...line, amount }] })
  const empty: Cart = { ...exampleCart, items: [] }
  const names = (before: Cart | null, after: Cart | null) =>
    cartEvents(before, after).map((event) =>
      'items' in event ? [event.type, event.items[0]?.quantity, event.value] : [],
    )
  const unit = line.prices.unitWithTax

  it('are added and removed items, at prices with tax', () => {
    expect(names(null, withAmount(2))).toEqual([['add_to_cart', 2, unit * 2]])
    expect(names(withAmount(2), withAmount(5))).toEqual([['add_to_cart', 3, unit * 3]])
    expect(names(withAmount(2), withAmount(1))).toEqual([['remove_from_cart', 1, unit]])
    expect(names(withAmount(2), empty)).toEqual([['remove_from_cart', 2, unit * 2]])
    expect(names(withAmount(2), withAmount(2))).toEqual([])
  })

  it('count a variant once, in however many lines it is', () => {
    const twice: Cart = { ...exampleCart, items: [line, { ...line, id: 'other' }] }
    expect(names(twice, withAmount(line.amount * 2))).toEqual([])
  })

  it('do not treat a coupon as an item', () => {
    const coupon: Cart = { ...exampleCart, items: [{ ...line, isDiscount: true }] }
    expect(names(empty, coupon)).toEqual([])
  })
})
