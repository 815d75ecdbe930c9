import type { CurrencyCode } from '../../currency.ts'
import type { Locale } from '../../locale.ts'
import type {
  Allowance,
  Charge,
  DocumentLine,
  OrderDocument,
  TaxShare,
} from '../../order/order-document.ts'
import { ownUnits } from '../../product/availability.ts'
import type { TaxCategory, TaxDecision } from '../../tax/tax-decision.ts'

export interface World {
  category: TaxCategory
  country: string
  rates: readonly number[]
  currencyCode: CurrencyCode
  locale: Locale
}

/** Places of supply with different invoices. */
export const worlds: readonly World[] = [
  { category: 'S', country: 'DEU', rates: [19, 7], currencyCode: 'EUR', locale: 'de' },
  { category: 'S', country: 'AUT', rates: [20, 10], currencyCode: 'EUR', locale: 'de' },
  { category: 'S', country: 'CZE', rates: [21, 12], currencyCode: 'CZK', locale: 'cs' },
  { category: 'S', country: 'CZE', rates: [21, 12], currencyCode: 'EUR', locale: 'cs' },
  { category: 'S', country: 'DEU', rates: [19, 7], currencyCode: 'CZK', locale: 'de' },
  { category: 'S', country: 'SVK', rates: [23, 19, 5], currencyCode: 'EUR', locale: 'sk' },
  { category: 'K', country: 'CZE', rates: [0], currencyCode: 'EUR', locale: 'cs' },
  { category: 'K', country: 'AUT', rates: [0], currencyCode: 'EUR', locale: 'en' },
  { category: 'AE', country: 'DEU', rates: [0], currencyCode: 'EUR', locale: 'de' },
  { category: 'G', country: 'CHE', rates: [0], currencyCode: 'EUR', locale: 'en' },
]

/** Seeded random integers below a bound. */
export function numbersOf(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) % below
  }
}

const codes: Record<TaxCategory, string | null> = {
  S: null,
  K: 'VATEX-EU-IC',
  AE: 'VATEX-EU-AE',
  G: 'VATEX-EU-G',
}
const vatIds: Record<string, string> = { CZE: 'CZ48665819', AUT: 'ATU13585627', DEU: 'DE123456788' }

/** An order with lines, free pieces, a gift, a coupon, credits, shipping and a fee or discount. */
export function randomDocument(seed: number, world: World, lineCount?: number): OrderDocument {
  const next = numbersOf(seed)
  const pick = <T>(list: readonly T[]): T => {
    const one = list[next(list.length)]
    if (one === undefined) throw new Error('Nothing to pick from')
    return one
  }
  const share = (gross: number, rate: number) => shareOf(gross, rate, world.category)
  const lines = Array.from({ length: lineCount ?? 1 + next(9) }, (_, index): DocumentLine => {
    const isGift = index > 0 && next(8) === 0
    const unit = pick(ownUnits)
    const amount = unit === 'metre' ? (1 + next(400)) / 4 : 1 + next(30)
    const freeAmount = unit !== 'metre' && amount > 5 && next(3) === 0 ? Math.floor(amount / 6) : 0
    const unitGross = isGift ? next(2) * 100 : 5 + next(40_000)
    return {
      id: `line-${index}`,
      parentId: index > 0 && next(6) === 0 ? `line-${index - 1}` : null,
      kind: isGift ? 'gift' : 'product',
      productId: `product-${index}`,
      variantId: `variant-${index}`,
      name: `Rohrventilator DN ${100 + next(20) * 10} „leise“ & <stark> ${index}`,
      catalogCode: `LB-${1000 + next(9000)}`,
      unit: { code: unit, step: 1 },
      amount,
      freeAmount,
      unitPrice: { net: unitGross / 100, gross: unitGross / 100 },
      listPrice: null,
      basePrice: null,
      total: share(Math.round(unitGross * (amount - freeAmount)), pick(world.rates)),
    }
  })
  const base = sharesOf(lines.map(({ total }) => total))
  const part = (name: string, percent: number) => {
    const shares = base.map(({ gross, rate }) => share(Math.round(gross * percent), rate))
    return { name, shares, total: sum(shares) }
  }
  const allowances: Allowance[] = [
    ...(next(2)
      ? [{ kind: 'coupon' as const, code: 'LUFT', credits: 0, ...part('LUFT', -10) }]
      : []),
    ...(next(3) ? [] : [{ kind: 'credits' as const, code: '', credits: 50, ...part('Body', -3) }]),
  ]
  const charge = (id: string, percent: number): Charge => ({
    id,
    ...part(`Versand ${id}`, percent),
  })
  const shipping = charge('dhl', next(3))
  const payment = charge('cod', next(5) - 2)
  const parts = [...allowances, shipping, payment].flatMap(({ shares }) => shares)
  const address = {
    street: 'Lindenstraße',
    houseNumber: '12',
    city: 'Ústí & Söhne',
    postcode: '04107',
    country: world.country,
  }
  return {
    code: `2026${String(seed).padStart(6, '0')}`,
    createdAt: '2026-11-20T10:00:00.000Z',
    locale: world.locale,
    currencyCode: world.currencyCode,
    priceView: 'gross',
    customer: { name: 'Karla Kunde', email: 'karla@shop.example', phone: '+49 341 123456' },
    business: businessOf(world, next(3)),
    billingAddress: address,
    shippingAddress: address,
    recipient: { name: 'Karla Kunde', businessName: '', phone: '' },
    customerOrderNumber: next(2) ? 'B-77/12' : '',
    buyerReference: world.country === 'DEU' ? '04011000-12345-03' : '',
    note: '',
    shipperNote: '',
    tax: taxOf(world),
    lines,
    allowances,
    shipping,
    payment,
    taxes: sharesOf([...lines.map(({ total }) => total), ...parts]),
    totals: {
      lines: sum(base),
      allowances: sum(allowances.flatMap(({ shares }) => shares)),
      charges: sum([...shipping.shares, ...payment.shares]),
      order: sum([...base, ...parts]),
    },
    delivery: { type: 'DELIVERY', promise: null },
    agreed: [],
  }
}

function businessOf({ category, country }: World, dice: number): OrderDocument['business'] {
  if (category === 'S' && dice === 0) return null
  const vatin = country === 'SVK' ? '2020000004' : (vatIds[country] ?? '')
  const vatinsvk = country === 'SVK' ? 'SK2020000004' : ''
  return { businessName: 'Haustechnik & Co. s.r.o.', tin: '48665819', vatin, vatinsvk }
}

function taxOf({ category, country }: World): TaxDecision {
  const schemes = {
    S: 'domestic',
    K: 'intra_community',
    AE: 'reverse_charge',
    G: 'export',
  } as const
  return {
    category,
    scheme: schemes[category],
    country,
    region: null,
    dispatchCountry: 'DEU',
    isEstimate: false,
    exemption: codes[category],
    vatId: null,
  }
}

/** From gross cents. */
function shareOf(gross: number, rate: number, category: TaxCategory): TaxShare {
  const net = Math.round(gross / (1 + rate / 100))
  return { category, rate, net: net / 100, vat: (gross - net) / 100, gross: gross / 100 }
}

function sharesOf(shares: readonly TaxShare[]): TaxShare[] {
  const rates = [...new Set(shares.map(({ rate }) => rate))]
  return rates.map((rate) => {
    const same = shares.filter((share) => share.rate === rate)
    return { category: same[0]?.category ?? 'S', rate, ...sum(same) }
  })
}

function sum(shares: readonly TaxShare[]) {
  const of = (field: 'net' | 'vat' | 'gross') =>
    shares.reduce((total, share) => total + Math.round(share[field] * 100), 0) / 100
  return { net: of('net'), vat: of('vat'), gross: of('gross') }
}
