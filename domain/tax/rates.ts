import type { TaxClass, TaxDecision, TaxRegion } from './tax-decision.ts'

/** Percent, from midnight of the country on. */
type Rates = readonly [from: string, standard: number, reduced: number]

const always = '2024-01-01T00:00+01:00'

/**
 * VAT rates by place of supply (ISO 3166-1 alpha-3) since 2024, newest last; a change is added with
 * its start date in advance. Standard rates: Dir. 2006/112/EC Art. 96-97, reduced: Art. 98. If a
 * state has two reduced rates, the higher one: undercharged VAT is the shop's loss. Compared with
 * the Commission's database "Taxes in Europe" as known at the start of 2026.
 */
const rates: Readonly<Record<string, readonly Rates[]>> = {
  AUT: [[always, 20, 13]],
  BEL: [[always, 21, 12]],
  BGR: [[always, 20, 9]],
  CYP: [[always, 19, 9]],
  // Zákon 349/2023 Sb.
  CZE: [[always, 21, 12]],
  DEU: [[always, 19, 7]],
  // Denmark has no reduced rate.
  DNK: [[always, 25, 25]],
  ESP: [[always, 21, 10]],
  // Käibemaksuseadus § 15.
  EST: [
    [always, 22, 9],
    ['2025-07-01T00:00+03:00', 24, 9],
  ],
  // Laki 461/2024; reduced: Arvonlisäverolaki § 85, § 85a as of 2026.
  FIN: [
    [always, 24, 14],
    ['2024-09-01T00:00+03:00', 25.5, 14],
    ['2026-01-01T00:00+02:00', 25.5, 13.5],
  ],
  FRA: [[always, 20, 10]],
  // For Northern Ireland, whose goods follow the directive.
  GBR: [[always, 20, 5]],
  GRC: [[always, 24, 13]],
  HRV: [[always, 25, 13]],
  HUN: [[always, 27, 18]],
  IRL: [[always, 23, 13.5]],
  ITA: [[always, 22, 10]],
  // Pridėtinės vertės mokesčio įstatymas Art. 19 as of 2026.
  LTU: [
    [always, 21, 9],
    ['2026-01-01T00:00+02:00', 21, 12],
  ],
  LUX: [[always, 17, 8]],
  LVA: [[always, 21, 12]],
  MLT: [[always, 18, 7]],
  NLD: [[always, 21, 9]],
  POL: [[always, 23, 8]],
  PRT: [[always, 23, 13]],
  // Legea 141/2025.
  ROU: [
    [always, 19, 9],
    ['2025-08-01T00:00+03:00', 21, 11],
  ],
  // Zákon 278/2024 Z. z.
  SVK: [
    [always, 20, 10],
    ['2025-01-01T00:00+01:00', 23, 19],
  ],
  SVN: [[always, 22, 9.5]],
  SWE: [[always, 25, 12]],
}

const regionalRates: Readonly<Record<TaxRegion, readonly Rates[]>> = {
  jungholz_mittelberg: [[always, 19, 13]],
}

const timeline = new Map([...Object.entries(rates), ...Object.entries(regionalRates)].map(parse))

/**
 * VAT rate in percent. Throws for a country outside the EU's VAT area, which callers never pass.
 */
export function rateOf(place: string, taxClass: TaxClass, at: Date): number {
  const changes = timeline.get(place)
  const current = changes?.findLast(({ from }) => from <= at.getTime()) ?? changes?.[0]
  if (!current) throw new RangeError(`no VAT rates of ${place}`)
  return current[taxClass]
}

/** The rate of a decision: none if exempt. */
export function rateUnder(
  { category, country, region }: Pick<TaxDecision, 'category' | 'country' | 'region'>,
  taxClass: TaxClass,
  at: Date,
): number {
  return category === 'S' ? rateOf(region ?? country, taxClass, at) : 0
}

function parse([place, changes]: [string, readonly Rates[]]) {
  const parsed = changes.map(([from, standard, reduced]) => ({
    from: Date.parse(from),
    standard,
    reduced,
  }))
  return [place, parsed] as const
}
