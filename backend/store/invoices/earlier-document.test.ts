import { describe, it } from 'vitest'
import { merchant } from '../../../demo/content/merchant.ts'
import { buyerOf, sellerOf } from '../../../domain/invoice/parties.ts'
import { addUp } from '../../../domain/order/add-up.ts'
import { OrderSnapshot } from '../orders/orders.ts'
import { releases } from '../../testing/releases/open-release.ts'
import { EarlierDetails, earlierDocument } from './earlier-document.ts'

const [row] = releases['2026-11-22']?.rows['sale_order'] ?? []
const placed = {
  ...OrderSnapshot.parse(JSON.parse(String(row?.['snapshot']))),
  status: 'new',
} as const
const details = EarlierDetails.parse(JSON.parse(String(row?.['details'])))

describe('§4 the invoice of an order from before orders had a document', () => {
  it('has parts that sum to the stored totals, with and without VAT', ({ expect }) => {
    // Three lines, each rounded down by itself.
    const [item] = placed.items
    const items = ['a', 'b', 'c'].map((id) => ({ ...item, id, amount: 1, totalWithTax: 10 }))
    const prices = {
      ...placed.prices,
      itemsWithTax: 30,
      itemsWithoutTax: 25.21,
      totalWithTax: 35.9,
      totalWithoutTax: 30.17,
    }
    const document = earlierDocument({ ...placed, items, prices } as typeof placed, details)
    expect(addUp(document?.lines.map(({ total }) => total) ?? []).net).toBe(25.21)
    expect(document?.totals.order).toEqual({ net: 30.17, vat: 5.73, gross: 35.9 })
  })

  it('names recipient, number and the registration that declares the supply', ({ expect }) => {
    const address = { ...placed.shippingAddress, country: 'CZE' }
    const order = { ...placed, shippingAddress: address } as typeof placed
    const custom = { customOrderNumber: 'B-7', buyerReference: '04011000-12345-03' }
    const document = earlierDocument(order, { ...details, custom })
    if (!document) throw new Error('There is no document')
    expect(sellerOf(merchant, document.tax).vatId).toBe(merchant.vatId)
    expect(buyerOf(document).name).toBe('Jana Weber')
    expect(document).toMatchObject({
      customerOrderNumber: 'B-7',
      buyerReference: '04011000-12345-03',
      recipient: { name: 'Jana Weber' },
    })
  })

  it.for([
    ['of several rates', { totalWithoutTax: 64.5 }],
    ['that do not sum', { totalWithTax: 75.9 }],
    ['without a rate', { vatPercent: undefined }],
  ] as const)('is none with amounts %s', ([, changed], { expect }) => {
    const prices = { ...placed.prices, ...changed }
    expect(earlierDocument({ ...placed, prices } as typeof placed, details)).toBeUndefined()
  })
})
