import { describe, it } from 'vitest'
import { merchant } from '../../demo/content/merchant.ts'
import { merchantBody } from './merchant-body.ts'
import { OperatorProblem } from './operator-problem.ts'

function refusedBy(changes: object): unknown {
  try {
    merchantBody(new TextEncoder().encode(JSON.stringify({ ...merchant, ...changes })).buffer)
    return []
  } catch (error) {
    if (error instanceof OperatorProblem) return error.errors
    throw error
  }
}

describe('§5 prices of delivery and payment', () => {
  it('are those that their currency has: no hellers, no tenths of a cent', ({ expect }) => {
    expect(refusedBy({})).toEqual([])
    const [first, ...others] = merchant.shipping.offers
    const offers = [{ ...first, price: { EUR: 4.9, CZK: 149.5 } }, ...others]
    const shipping = { ...merchant.shipping, offers, freeFrom: { CZK: 2500.9 } }
    expect(refusedBy({ shipping })).toEqual([
      {
        field: 'shipping.freeFrom.CZK',
        reason: '2500.9 is no price in CZK, which has whole amounts',
      },
      {
        field: 'shipping.offers.0.price.CZK',
        reason: '149.5 is no price in CZK, which has whole amounts',
      },
    ])
  })
})
