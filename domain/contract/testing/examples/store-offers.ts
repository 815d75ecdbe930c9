import { getOffer, type IssuedOffer, makeOffer } from '../../documents/store-offers.ts'
import { exampleOrder } from './entities/order.ts'
import { example, type Example } from './example.ts'

const id = '5b1f6c3e-4a0b-4c55-9a2e-0c9f6f1f5a33'
const { items, prices, currencyCode } = exampleOrder

const offer: IssuedOffer = {
  id,
  number: 'AN2026-00007',
  issueDate: '2026-11-23',
  validUntil: '2026-12-07',
  total: prices.totalWithTax,
  currencyCode,
  items: items.map(({ variantId, name, amount }) => ({ variantId, name, amount })),
}

export const storeOfferExamples: Example[] = [
  example(makeOffer, {
    as: 'customer',
    body: { priceView: 'net', shipperId: 'dhl' },
    response: { data: offer },
    refusals: ['cart_empty', 'restricted'],
  }),
  example(getOffer, {
    as: 'customer',
    params: { id },
    response: { data: offer },
    refusals: ['not_found'],
  }),
]
