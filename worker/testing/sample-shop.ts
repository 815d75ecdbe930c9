import type { Cart, CartItem } from '../../domain/cart/cart.ts'
import type { Payment, Shipper } from '../../domain/checkout/checkout.ts'
import type { Order } from '../../domain/order/order.ts'

/** For cart and checkout tests: a shop of one product. */

const delivery = { nearestDeliveryDate: '2030-01-08', closesAt: '14:00' }

export const dhl: Shipper = {
  id: 'dhl',
  code: 'DHL',
  name: 'DHL Paket',
  description: '',
  type: 'DELIVERY',
  requiredAddress: true,
  priceWithTax: 5.9,
  priceWithoutTax: 4.96,
  freeFrom: 120,
  blockedPayments: ['cod'],
  delivery,
  branches: [],
}

export const pickup: Shipper = {
  ...dhl,
  id: 'pickup',
  code: 'PICKUP',
  name: 'Abholung',
  type: 'PERSONAL',
  requiredAddress: false,
  priceWithTax: 0,
  priceWithoutTax: 0,
  freeFrom: null,
  blockedPayments: [],
  branches: [
    {
      id: 'berlin',
      name: 'Berlin',
      address: 'Nonnendammallee 44, 13599 Berlin',
      openingHours: '8–17',
    },
  ],
}

export const card: Payment = {
  id: 'card',
  code: 'CARD',
  name: 'Kreditkarte',
  description: '',
  priceWithTax: 0,
  priceWithoutTax: 0,
  online: true,
}
export const cod: Payment = {
  ...card,
  id: 'cod',
  code: 'COD',
  name: 'Nachnahme',
  priceWithTax: 1.5,
  online: false,
}

export const line: CartItem = {
  id: 'line-1',
  productId: 'p1',
  variantId: 'v1',
  amount: 2,
  product: {
    id: 'p1',
    name: 'Rohrventilator <b>ECO</b>',
    slug: 'rohrventilator-eco',
    categoryFullname: 'Ventilatoren',
    marketingCode: 'ECO',
    catalogCode: 'RV-100',
    image: null,
  },
  variant: {
    id: 'v1',
    name: '',
    catalogCode: 'RV-100-1',
    unit: { code: 'piece', step: 1 },
    amountMin: 1,
    amountMax: 8,
    delayDays: 0,
    essentials: ['Ø 100 mm', '95 m³/h'],
  },
  prices: { unitWithTax: 40, unitWithoutTax: 33.61, totalWithTax: 80, totalWithoutTax: 67.23 },
  isDiscount: false,
}

export const cart: Cart = {
  id: 'cart-1',
  items: [line],
  currencyCode: 'EUR',
  prices: {
    itemsWithTax: 80,
    itemsWithoutTax: 67.23,
    totalWithTax: 80,
    totalWithoutTax: 67.23,
    totalOriginalWithTax: 80,
    totalOriginalWithoutTax: 67.23,
  },
  couponCode: null,
  freeShippingAt: 120,
  discountLimitPriceWithVat: null,
}

const address = {
  street: 'Lindenallee',
  houseNumber: '4a',
  city: 'Berlin',
  postcode: '10115',
  country: 'DEU',
}

export const order: Order = {
  id: 'o1',
  code: '2026000123',
  token: 'order-token-0123456789',
  status: 'new',
  createdAt: '2026-11-21T08:00:00.000Z',
  items: [
    {
      id: 'line-1',
      productId: 'p1',
      variantId: 'v1',
      name: 'Rohrventilator',
      catalogCode: 'RV-100-1',
      amount: 2,
      unitWithTax: 40,
      totalWithTax: 80,
    },
  ],
  customer: { name: 'Anna Weiß', email: 'anna@example.com', phone: '' },
  billingAddress: address,
  shippingAddress: address,
  business: null,
  shipper: { id: 'dhl', name: 'DHL Paket', type: 'DELIVERY' },
  payment: { id: 'card', name: 'Kreditkarte', online: true },
  paymentUrl: null,
  expectedDelivery: '2030-01-08',
  currencyCode: 'EUR',
  prices: {
    itemsWithTax: 80,
    itemsWithoutTax: 67.23,
    shipperPriceWithTax: 5.9,
    shipperPriceWithoutTax: 4.96,
    paymentPriceWithTax: 0,
    paymentPriceWithoutTax: 0,
    totalWithTax: 85.9,
    totalWithoutTax: 72.19,
  },
}

export const globals = {
  contact: {
    company: 'LuftBasis',
    street: 'Werkstraße 12',
    postcode: '04103',
    city: 'Leipzig',
    country: 'DEU',
    phone: '',
    email: '',
    openingHours: '',
  },
  freeShippingAt: 120,
  orderGiftAt: null,
  orderMinimumValue: 0,
  currencies: [
    {
      code: 'EUR',
      symbol: '€',
      symbolPlacement: 'right',
      decimalPlaces: 2,
      decimalPoint: ',',
      millesimalPoint: '.',
    },
  ],
  functions: { loyaltyCredits: false, promoCode: true, customOrderNumber: true },
  variantHash: '',
  domain: {
    code: 'de',
    locale: 'de',
    country: 'DEU',
    currencyCode: 'EUR',
    translationVariant: '',
  },
  currency: {
    code: 'EUR',
    symbol: '€',
    symbolPlacement: 'right',
    decimalPlaces: 2,
    decimalPoint: ',',
    millesimalPoint: '.',
  },
  languages: [{ locale: 'de', title: 'Deutsch', isDefault: true }],
  menus: [],
  meta: { title: 'LuftBasis', description: '' },
  settings: {
    integrations: { parcel_pickup_key: null },
    functions: { loyalty_credits: false, promo_code: true, custom_order_number: true },
  },
}
export const countries = [
  { code: 'DEU', title: 'Deutschland', phonePrefix: '+49' },
  { code: 'AUT', title: 'Österreich', phonePrefix: '+43' },
]
