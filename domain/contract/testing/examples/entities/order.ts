import type { Order } from '../../../../order/order.ts'
import { exampleAddress } from './address.ts'
import { exampleCartItem } from './cart.ts'
import { exampleVariant } from './product.ts'

const token = 'a1-YdCE8FweAzquLz93B-P2MSWzc01avOVKWumXT9lg'

export const exampleOrder: Order = {
  id: '3ecbe908-3108-4582-a08e-dccc1c0b2530',
  code: '2026000123',
  token,
  status: 'new',
  createdAt: '2026-11-20T09:12:41.842Z',
  items: [
    {
      id: 'f349a55b-d76f-4375-a444-2f546f6f9fc4',
      productId: exampleCartItem.productId,
      variantId: exampleVariant.id,
      name: exampleVariant.fullname,
      catalogCode: exampleVariant.catalogCode,
      amount: 2,
      unitWithTax: 34,
      totalWithTax: 68,
      parentId: null,
      freeAmount: 0,
      isGift: false,
      custom: { room: 'Bad OG' },
    },
  ],
  customer: { name: 'Karla Kunde', email: 'kunde@luftbasis.example', phone: '+49 341 1234567' },
  billingAddress: exampleAddress,
  shippingAddress: exampleAddress,
  business: null,
  shipper: { id: 'dhl', name: 'DHL Paket', type: 'DELIVERY' },
  payment: { id: 'card', name: 'Kreditkarte', online: true },
  paymentUrl: `/pay/${token}`,
  expectedDelivery: '2026-11-24',
  branch: null,
  deliveryTime: null,
  currencyCode: 'EUR',
  prices: {
    itemsWithTax: 68,
    itemsWithoutTax: 57.14,
    shipperPriceWithTax: 5.9,
    shipperPriceWithoutTax: 4.96,
    paymentPriceWithTax: 0,
    paymentPriceWithoutTax: 0,
    totalWithTax: 73.9,
    totalWithoutTax: 62.1,
    vatPercent: 19,
  },
  attributes: {
    cartId: 'b9dffc32-9205-47e6-a89e-5d9dfcfad8c6',
    heurekaAllowed: false,
    zboziAllowed: false,
    creditsSpent: 0,
  },
}
