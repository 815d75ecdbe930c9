import {
  addCartItem,
  addCartItems,
  clearCart,
  getCart,
  getOrderGifts,
  removeCartItem,
  removeCoupon,
  setCartCredits,
  setCoupon,
  updateCart,
  updateCartItem,
  validateCart,
} from '../../store-cart.ts'
import {
  exampleCart,
  exampleCartItem,
  exampleCartToken,
  exampleEmptyCart,
} from './entities/cart.ts'
import { exampleShipper } from './entities/shipper.ts'
import { example, type Example } from './example.ts'

const meta = { custom: { cartToken: exampleCartToken } }
const line = { id: exampleCartItem.id }

export const storeCartExamples: Example[] = [
  example(getCart, {
    as: 'guest',
    query: { with: 'shippers,payments,gifts,taxation', country: 'DEU', postcode: '04275' },
    response: { data: exampleCart, meta, included: { shippers: [exampleShipper], payments: [] } },
  }),
  example(addCartItem, {
    as: 'guest',
    body: {
      id: exampleCartItem.variantId,
      type: 'variant',
      amount: 2,
      newLine: false,
      credits: false,
      position: 0,
      custom: { room: 'Bad OG' },
    },
    response: {
      data: { cart: exampleCart, addedItem: exampleCartItem, changedAmount: null },
      meta,
    },
    refusals: [
      'not_found',
      'group_only',
      'variant_required',
      'not_available',
      'out_of_stock',
      'amount',
      'nested',
      'cart_full',
    ],
  }),
  example(addCartItems, {
    as: 'guest',
    body: {
      items: [
        { id: exampleCartItem.variantId, amount: 2, forceAdd: true },
        { id: 'v-unknown', amount: 1 },
      ],
    },
    response: {
      data: { cart: exampleCart, imported: 1, total: 2, changedAmounts: [] },
      errors: [{ status: 404, field: 'items.1', title: 'Nicht gefunden.', code: 'not_found' }],
      meta,
    },
  }),
  example(updateCartItem, {
    as: 'guest',
    params: line,
    body: { amount: 2 },
    response: {
      data: { cart: exampleCart, updatedItem: exampleCartItem, changedAmount: null },
      meta,
    },
    refusals: ['group_only', 'out_of_stock', 'amount'],
  }),
  example(removeCartItem, {
    as: 'guest',
    params: line,
    response: { data: exampleEmptyCart, meta },
  }),
  example(updateCart, {
    as: 'guest',
    body: { comment: 'Bitte vor 12 Uhr' },
    response: { data: { ...exampleCart, comment: 'Bitte vor 12 Uhr' }, meta },
  }),
  example(clearCart, { as: 'guest', response: { data: exampleEmptyCart, meta } }),
  example(setCoupon, {
    as: 'guest',
    body: { couponCode: 'WILLKOMMEN10' },
    response: {
      data: {
        ...exampleCart,
        couponCode: 'WILLKOMMEN10',
        prices: { ...exampleCart.prices, totalWithTax: 61.2, totalWithoutTax: 51.43 },
      },
    },
    refusals: ['coupon_unknown', 'coupon_minimum', 'coupon_group', 'coupon_used', 'cart_empty'],
  }),
  example(removeCoupon, { as: 'guest', response: { data: exampleCart } }),
  example(setCartCredits, {
    as: 'customer',
    body: { credits: 100 },
    response: {
      data: { ...exampleCart, credits: { spent: 100, balance: 120, worth: 0.1 } },
    },
    refusals: ['credits_balance', 'cart_empty'],
  }),
  example(validateCart, {
    as: 'guest',
    response: {
      data: {
        valid: false,
        problems: [
          {
            code: 'out_of_stock',
            title: 'Von Zefyra Aura 100 ist nur noch 1 verfügbar.',
            itemId: exampleCartItem.id,
            variantId: exampleCartItem.variantId,
            limit: 1,
          },
        ],
      },
    },
  }),
  example(getOrderGifts, {
    as: 'guest',
    response: {
      data: [
        {
          id: 'gift-tape',
          variantId: 'v-tape-kleber-50',
          name: 'Aluminium-Klebeband 50 mm',
          image: null,
          price_from: 150,
          priceWithTax: 0.01,
          priceWithoutTax: 0.01,
          isAvailable: true,
          isReached: false,
        },
      ],
    },
  }),
]
