import { shipperOffers } from '../content/shipper-offers.ts'
import type { VariantRecord } from '../records.ts'

/** Shippers with free shipping from the shop's threshold on. */
export const freeShippers = shipperOffers
  .filter(({ freeAtThreshold, type }) => freeAtThreshold && type === 'DELIVERY')
  .map(({ id }) => id)

/** Fits a parcel and stays above the store's threshold even with the largest group discount of 15 %. */
export function isSentFree({ prices, weightGrams, longestSideMm }: Pick<VariantRecord, 'prices' | 'weightGrams' | 'longestSideMm'>): boolean {
  const isParcel = weightGrams <= 15_000 && longestSideMm <= 1200
  return isParcel && prices.EUR * 0.85 >= 9900 && prices.CZK * 0.85 >= 250_000
}
