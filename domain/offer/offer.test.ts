import { describe, expect, it } from 'vitest'
import { randomDocument, worlds } from '../invoice/testing/random-document.ts'
import { addUp } from '../order/add-up.ts'
import { OfferModel } from './offer.ts'
import { offerOf } from './testing/offer-of.ts'

const offers = worlds.flatMap((world, at) =>
  [1, 2, 3].map((seed) => {
    const document = randomDocument(seed * 100 + at, world)
    return { document, offer: offerOf(document) }
  }),
)

describe('§2 offers', () => {
  it('have the lines and totals of the corresponding order', () => {
    for (const { document, offer } of offers) {
      expect(OfferModel.parse(offer)).toEqual(offer)
      expect(addUp(offer.lines.map(({ total }) => total))).toEqual(document.totals.lines)
      expect(offer.shipper).toBe(document.shipping?.name ?? '')
      expect(offer.totals.order).toEqual(document.totals.order)
      expect(offer.lines.map(({ variantId, unitGross }) => [variantId, unitGross])).toEqual(
        document.lines.map(({ variantId, unitPrice }) => [variantId, unitPrice.gross]),
      )
    }
  })

  it('expire after fourteen days, also across a year', () => {
    expect(new Set(offers.map(({ offer }) => offer.validUntil))).toEqual(new Set(['2027-01-03']))
  })
})
