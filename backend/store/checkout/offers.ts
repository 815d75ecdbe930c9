import type { CurrencyCode } from '../../../domain/currency.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Market } from '../../request/market.ts'

type Text = Record<Locale, string>
type Amount = Record<CurrencyCode, number>

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
  size: 'any' | 'parcel' | 'bulky' | 'freight'
  name: Text
  description: Text
  price: Amount
  /** Free from the shop's threshold on. */
  freeAtThreshold: boolean
  /** Working days from leaving the warehouse. */
  transitDays: number
  closesAt: string
  /** Largest single piece that it takes. */
  longestSideMm: number
  weightGrams: number
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
  businessOnly: boolean
}

const all: Market[] = ['DE', 'CZ', 'SK']
const doorstep = text(
  'Lieferung an die Haustür',
  'Doručení domů',
  'Doručenie domov',
  'To your door',
)
const parcel = {
  type: 'DELIVERY',
  size: 'parcel',
  description: doorstep,
  freeAtThreshold: true,
  longestSideMm: 1200,
  weightGrams: 15_000,
  closesAt: '12:00',
  blockedPayments: [],
} satisfies Partial<ShipperOffer>
const byAppointment = text(
  'Bis Bordsteinkante, mit Terminabsprache',
  'Po telefonické domluvě',
  'Po telefonickej dohode',
  'To the kerb, by appointment',
)

/** Carriers and their prices; the page on delivery tells the same. */
export const shipperOffers: ShipperOffer[] = [
  {
    ...parcel,
    id: 'dhl',
    code: 'DHL',
    markets: ['DE'],
    name: text('DHL Paket', 'DHL', 'DHL', 'DHL parcel'),
    price: { EUR: 590, CZK: 14_900 },
    transitDays: 1,
  },
  {
    ...parcel,
    id: 'ppl',
    code: 'PPL',
    markets: ['CZ'],
    name: text('PPL', 'PPL', 'PPL', 'PPL'),
    price: { EUR: 490, CZK: 11_900 },
    transitDays: 1,
  },
  {
    ...parcel,
    id: 'ppl-sk',
    code: 'PPL',
    markets: ['SK'],
    name: text('PPL Kurier', 'PPL kurýr', 'PPL kuriér', 'PPL courier'),
    price: { EUR: 590, CZK: 14_900 },
    transitDays: 2,
  },
  {
    ...parcel,
    id: 'express',
    code: 'EXPRESS',
    markets: all,
    name: text(
      'Express bis 12 Uhr',
      'Expres do 12 hodin',
      'Expres do 12 hodín',
      'Express before noon',
    ),
    description: text(
      'Am nächsten Werktag',
      'Následující pracovní den',
      'Nasledujúci pracovný deň',
      'The next working day',
    ),
    price: { EUR: 1490, CZK: 24_900 },
    freeAtThreshold: false,
    transitDays: 1,
    closesAt: '15:00',
    blockedPayments: ['cod'],
  },
  {
    ...parcel,
    id: 'ppl-point',
    code: 'PPL_POINT',
    markets: all,
    type: 'PERSONAL',
    // Spec §9.
    points: { provider: 'ppl', countries: ['CZE', 'SVK', 'POL', 'DEU'] },
    name: text('PPL ParcelShop', 'PPL ParcelShop', 'PPL ParcelShop', 'PPL ParcelShop'),
    description: text(
      'An einen Paketshop oder eine Box, bis 60 cm und 10 kg',
      'Výdejní místo nebo box, do 60 cm a 10 kg',
      'Výdajné miesto alebo box, do 60 cm a 10 kg',
      'Collect at a parcel shop or box, up to 60 cm and 10 kg',
    ),
    price: { EUR: 390, CZK: 8900 },
    transitDays: 2,
    longestSideMm: 600,
    weightGrams: 10_000,
    blockedPayments: ['cod'],
  },
  {
    ...parcel,
    id: 'packeta',
    code: 'PACKETA',
    markets: ['CZ', 'SK'],
    type: 'PERSONAL',
    points: { provider: 'packeta', countries: ['CZE', 'SVK'] },
    name: text('Packeta', 'Zásilkovna', 'Packeta', 'Packeta'),
    description: text(
      'An eine Abgabestelle oder Z-BOX, bis 70 cm und 10 kg',
      'Výdejní místo nebo Z-BOX, do 70 cm a 10 kg',
      'Výdajné miesto alebo Z-BOX, do 70 cm a 10 kg',
      'Collect at a Packeta point or Z-BOX, up to 70 cm and 10 kg',
    ),
    price: { EUR: 350, CZK: 7900 },
    transitDays: 2,
    longestSideMm: 700,
    weightGrams: 10_000,
    blockedPayments: ['cod'],
  },
  {
    ...parcel,
    id: 'pickup',
    code: 'PICKUP',
    markets: all,
    type: 'PERSONAL',
    points: 'own',
    size: 'any',
    name: text(
      'Abholung in der Filiale',
      'Osobní odběr na pobočce',
      'Osobný odber na pobočke',
      'Collect at a branch',
    ),
    description: text('Kostenlos, ohne Versand', 'Zdarma', 'Zadarmo', 'Free of charge'),
    price: { EUR: 0, CZK: 0 },
    freeAtThreshold: false,
    transitDays: 0,
    longestSideMm: Infinity,
    weightGrams: Infinity,
    closesAt: '14:00',
    blockedPayments: ['cod'],
  },
  {
    ...parcel,
    id: 'bulky',
    code: 'BULKY',
    markets: all,
    size: 'bulky',
    name: text('Sperrgut', 'Nadrozměrná zásilka', 'Nadrozmerná zásielka', 'Bulky parcel'),
    price: { EUR: 1490, CZK: 29_900 },
    freeAtThreshold: false,
    transitDays: 2,
    longestSideMm: 2000,
    weightGrams: 30_000,
  },
  ...(['DE', 'CZ', 'SK'] as const).map((market): ShipperOffer => ({
    ...parcel,
    id: market === 'DE' ? 'freight' : `freight-${market.toLowerCase()}`,
    code: 'FREIGHT',
    markets: [market],
    size: 'freight',
    name: text('Spedition', 'Paletová přeprava', 'Paletová preprava', 'Freight'),
    description: byAppointment,
    slots: [
      { from: '08:00', to: '12:00', capacity: 4 },
      { from: '12:00', to: '17:00', capacity: 4 },
    ],
    price: { EUR: market === 'SK' ? 6900 : 5900, CZK: 149_000 },
    freeAtThreshold: false,
    transitDays: 3,
    longestSideMm: Infinity,
    weightGrams: Infinity,
    blockedPayments: ['cod'],
  })),
]

const free: Amount = { EUR: 0, CZK: 0 }

export const paymentOffers: PaymentOffer[] = [
  {
    id: 'card',
    markets: all,
    price: free,
    online: true,
    businessOnly: false,
    name: text('Kreditkarte', 'Platba kartou', 'Platba kartou', 'Card'),
    description: text(
      'Visa, Mastercard, Maestro',
      'Visa, Mastercard, Maestro',
      'Visa, Mastercard, Maestro',
      'Visa, Mastercard, Maestro',
    ),
  },
  {
    id: 'wallet',
    markets: all,
    price: free,
    online: true,
    businessOnly: false,
    name: text('PayPal', 'PayPal', 'PayPal', 'PayPal'),
    description: text(
      'Weiter zur Bezahlseite',
      'Přesměrování na platební stránku',
      'Presmerovanie na platobnú stránku',
      'On to the payment page',
    ),
  },
  {
    id: 'prepayment',
    markets: all,
    price: free,
    online: false,
    businessOnly: false,
    name: text('Vorkasse per Überweisung', 'Bankovní převod', 'Bankový prevod', 'Bank transfer'),
    description: text(
      'Versand nach Zahlungseingang',
      'Odesíláme po přijetí platby',
      'Odosielame po prijatí platby',
      'Sent once paid',
    ),
  },
  {
    id: 'cod',
    markets: ['CZ', 'SK'],
    price: { EUR: 150, CZK: 3900 },
    online: false,
    businessOnly: false,
    name: text('Nachnahme', 'Dobírka', 'Dobierka', 'Cash on delivery'),
    description: text(
      'Zahlung beim Zusteller',
      'Platba při převzetí',
      'Platba pri prevzatí',
      'Paid to the carrier',
    ),
  },
  {
    id: 'invoice',
    markets: all,
    price: free,
    online: false,
    businessOnly: true,
    name: text('Rechnung', 'Faktura', 'Faktúra', 'Invoice'),
    description: text(
      'Zahlbar in 14 Tagen',
      'Splatnost 14 dní',
      'Splatnosť 14 dní',
      'Due in 14 days',
    ),
  },
]

function text(de: string, cs: string, sk: string, en: string): Text {
  return { de, cs, sk, en }
}
