import type { Cart, CartItem } from '../../../../cart/cart.ts'
import { exampleProduct, exampleVariant } from './product.ts'

export const exampleCartToken = 'l8sYMNR1_05VBbLI9u0x0HrJESK_YHFvCgdlbwzeA2o'

export const exampleCartItem: CartItem = {
  id: '03e2f780-a597-448e-954c-351f576e94f6',
  productId: exampleProduct.id,
  variantId: exampleVariant.id,
  amount: 2,
  product: {
    id: exampleProduct.id,
    name: exampleProduct.name,
    slug: exampleProduct.slug,
    categoryFullname: exampleProduct.categoryFullname,
    marketingCode: exampleProduct.marketingCode,
    catalogCode: exampleProduct.catalogCode,
    image: exampleProduct.mainImage,
  },
  variant: {
    id: exampleVariant.id,
    name: exampleVariant.name,
    catalogCode: exampleVariant.catalogCode,
    unit: exampleVariant.unit,
    amountMin: 1,
    amountMax: 45,
    delayDays: 0,
    essentials: ['Ø 100 mm', '85 m³/h', '28 dB(A)', '9,9 W'],
  },
  prices: {
    unitWithTax: 34,
    unitWithoutTax: 28.57,
    totalWithTax: 68,
    totalWithoutTax: 57.14,
    basePrice: null,
  },
  isDiscount: false,
  parentId: null,
  freeAmount: 0,
  gifts: [],
  credits: false,
  custom: { room: 'Bad OG' },
  shoppable: {
    id: exampleVariant.id,
    name: exampleVariant.fullname,
    marketingCode: exampleVariant.marketingCode,
    warehouses: exampleVariant.warehouses.map(({ id, stock }) => ({ id, stock })),
  },
}

export const exampleCart: Cart = {
  id: 'b9dffc32-9205-47e6-a89e-5d9dfcfad8c6',
  items: [exampleCartItem],
  currencyCode: 'EUR',
  prices: {
    itemsWithTax: 68,
    itemsWithoutTax: 57.14,
    totalWithTax: 68,
    totalWithoutTax: 57.14,
    totalOriginalWithTax: 68,
    totalOriginalWithoutTax: 57.14,
  },
  couponCode: null,
  freeShippingAt: 99,
  discountLimitPriceWithVat: null,
  customer: null,
  shippingAddress: null,
  billingAddress: null,
  hasCustomShippingAddress: false,
  comment: '',
}

/** The cart after its only line was removed. */
export const exampleEmptyCart: Cart = {
  ...exampleCart,
  items: [],
  prices: {
    itemsWithTax: 0,
    itemsWithoutTax: 0,
    totalWithTax: 0,
    totalWithoutTax: 0,
    totalOriginalWithTax: 0,
    totalOriginalWithoutTax: 0,
  },
}
