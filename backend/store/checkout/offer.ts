import type { CurrencyCode } from '../../../domain/currency.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Carriage } from '../../../domain/product/availability.ts'
import type { Market } from '../../request/market.ts'

type Text = Record<Locale, string>
/** Minor units with tax. */
export type Amount = Record<CurrencyCode, number>

export const everywhere: Market[] = ['DE', 'CZ', 'SK']

/** Points of a carrier: whose picker shows them, and where it has some (ISO 3166-1 alpha-3). */
export interface CarrierPoints {
  provider: 'packeta' | 'ppl'
  countries: string[]
}

/** A way of delivery before it meets a cart; amounts in minor units with tax. */
export interface ShipperOffer {
  id: string
  code: string
  markets: Market[]
  type: 'PERSONAL' | 'DELIVERY'
  /** Only the smallest size that carries the whole cart is offered. */
  size: 'any' | Carriage
  name: Text
  description: Text
  price: Amount
  /** Free from the shop's threshold on. */
  freeAtThreshold: boolean
  /** Working days from leaving the warehouse. */
  transitDays: number
  closesAt: string
  /** Time of day before which it arrives. */
  before?: string
  /** Largest single piece that it takes. */
  longestSideMm: number
  weightGrams: number
  /** Of all pieces of an order together. */
  totalGrams: number
  blockedPayments: string[]
  /** Collected at the shop's own branches, or at points of a carrier. */
  points?: 'own' | CarrierPoints
  /** Times of a working day that can be booked, and how many orders each takes. */
  slots?: { from: string; to: string; capacity: number }[]
}

export interface PaymentOffer {
  id: string
  markets: Market[]
  name: Text
  description: Text
  price: Amount
  online: boolean
  /** Items leave once the payment has arrived, which takes days. */
  prepaid: boolean
  businessOnly: boolean
}

/** A text in the four languages of the shop. */
export function text(de: string, cs: string, sk: string, en: string): Text {
  return { de, cs, sk, en }
}
