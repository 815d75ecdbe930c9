import { csn15665, din18017, dwellingDemand, stn16798 } from '../rooms/air-demand.ts'
import { editions, type Source, unverified } from '../standards.ts'
import type { ExtractKind } from './room-kinds.ts'

/** A requirement for the whole dwelling: the largest one counts. */
export interface Rule extends Source {
  by: 'area' | 'volume' | 'persons'
  /** Minimum of the standard, and the planned value: its recommendation, or the same. */
  least: (dwelling: Dwelling) => number
  planned: (dwelling: Dwelling) => number
}

export interface Dwelling {
  /** Total area in m². */
  area: number
  /** m³ */
  volume: number
  persons: number
}

export interface MarketRules {
  /** The applied standard. */
  standard: string
  rules: readonly Rule[]
  /** Minimum extract flow in m³/h: continuous, and while the room is used. */
  extract: Record<ExtractKind, { always: number; inUse: number }>
  extractSource: Source
  /** Factor of the highest level over the planned one. */
  boost: number
  /** Supply factors by room. */
  supplyBy: 'kind' | 'area'
  /** Fraction of the planned flow for moisture protection during absence; null: none. */
  moisture: { new: number; old: number } | null
}

const germanDemand = ({ area }: Dwelling) => dwellingDemand(area)

const byVolume = (changes: number) => (dwelling: Dwelling) => changes * dwelling.volume
const byPersons = (flow: number) => (dwelling: Dwelling) => flow * dwelling.persons

const { din1946, onorm6038: onorm, csn15665: csn, stn16798: stn } = editions

/** Rules by the market's country, ISO 3166-1 alpha-2 in lower case (domain part 2.2). */
export const marketRules = {
  de: {
    standard: din1946,
    rules: [
      {
        by: 'area',
        standard: din1946,
        isVerified: false,
        least: germanDemand,
        planned: germanDemand,
      },
      {
        by: 'persons',
        standard: din1946,
        isVerified: false,
        least: byPersons(20),
        planned: byPersons(30),
      },
    ],
    // Kitchens and utility rooms count like bathrooms and toilets.
    extract: {
      kitchen: { always: din18017.bathroom.continuous, inUse: din18017.bathroom.continuous },
      bathroom: { always: din18017.bathroom.continuous, inUse: din18017.bathroom.onDemand },
      toilet: { always: din18017.toilet.continuous, inUse: din18017.toilet.onDemand },
      laundry: { always: din18017.toilet.continuous, inUse: din18017.toilet.continuous },
    },
    extractSource: unverified(din1946, editions.din18017),
    boost: 1.3,
    supplyBy: 'kind',
    moisture: { new: 0.3, old: 0.4 },
  },
  at: {
    standard: onorm,
    rules: [
      {
        by: 'persons',
        standard: onorm,
        isVerified: false,
        least: byPersons(20),
        planned: byPersons(30),
      },
      {
        by: 'volume',
        standard: onorm,
        isVerified: false,
        least: byVolume(0.15),
        planned: byVolume(0.4),
      },
    ],
    extract: {
      kitchen: { always: 40, inUse: 60 },
      bathroom: { always: 40, inUse: 40 },
      toilet: { always: 20, inUse: 20 },
      laundry: { always: 20, inUse: 20 },
    },
    extractSource: unverified(onorm),
    boost: 1.3,
    supplyBy: 'kind',
    moisture: null,
  },
  cz: {
    standard: csn,
    rules: [
      {
        by: 'volume',
        standard: csn,
        isVerified: true,
        least: byVolume(0.3),
        planned: byVolume(0.5),
      },
      {
        by: 'persons',
        standard: csn,
        isVerified: true,
        least: byPersons(15),
        planned: byPersons(25),
      },
    ],
    // Only while the room is used; a utility room counts like a toilet.
    extract: {
      kitchen: { always: 0, inUse: csn15665.kitchen.least },
      bathroom: { always: 0, inUse: csn15665.bathroom.least },
      toilet: { always: 0, inUse: csn15665.toilet.least },
      laundry: { always: 0, inUse: csn15665.toilet.least },
    },
    extractSource: unverified(csn),
    boost: 1,
    supplyBy: 'area',
    moisture: null,
  },
  sk: {
    standard: stn,
    rules: [
      {
        by: 'volume',
        standard: editions.stn730540,
        isVerified: false,
        least: byVolume(0.5),
        planned: byVolume(0.5),
      },
      {
        by: 'persons',
        standard: stn,
        isVerified: false,
        least: byPersons(14.4),
        planned: byPersons(25.2),
      },
    ],
    extract: {
      kitchen: { always: 0, inUse: stn16798.kitchen.least },
      bathroom: { always: 0, inUse: stn16798.bathroom.least },
      toilet: { always: 0, inUse: stn16798.toilet.least },
      laundry: { always: 0, inUse: stn16798.toilet.least },
    },
    extractSource: unverified(stn),
    boost: 1,
    supplyBy: 'area',
    moisture: null,
  },
} as const satisfies Record<string, MarketRules>
export type PlanMarket = keyof typeof marketRules

// Keys of the table itself.
export const planMarkets = Object.keys(marketRules) as PlanMarket[]

/** Rules of a country; null if the planner has none. */
export function rulesOf(market: string): MarketRules | null {
  const known = planMarkets.find((each) => each === market)
  return known ? marketRules[known] : null
}
