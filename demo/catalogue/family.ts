import type { ProductRecord, Text } from '../../backend/db/records.ts'

/** What texts on mounting and reviews are shared by. */
export type Group =
  | 'fan' | 'industrial' | 'hrv' | 'duct' | 'fitting' | 'outlet' | 'filter' | 'sound' | 'control'
  | 'fire' | 'hood' | 'heat' | 'mount' | 'set'

/** Lowest and highest figure at a size; between sizes it grows by a power law. */
export type Anchor = readonly [size: number, low: number, high: number]

/** A value of the second axis and what it changes. */
export interface Option {
  id: string
  /** In names and article numbers: `TH`. */
  suffix?: string
  /** Factors on figures by parameter code, on `eur` and on `kg`. */
  times?: Record<string, number>
  plus?: Record<string, number>
  /** Values by parameter code; several joined by `+`. */
  sets?: Record<string, string>
  longestMm?: number
}

/** Everything that the products of one kind have in common; a series of it becomes a product. */
export interface Family {
  id: string
  /** A ducted residential ventilation unit: it gets an energy class (Reg. (EU) 1254/2014). */
  isCentralUnit?: boolean
  /** Part of the article number. */
  sku: string
  category: string
  model: string
  group: Group
  brands: readonly string[]
  /** Share of the catalogue relative to the other families. */
  weight: number
  /** So many series whatever the size of the catalogue; they take none from other families. */
  count: number | null
  /** Names of series, joined by spaces; further ones are made of them. */
  lines: string
  noun: Text
  perex: Text[]
  body: Text[]
  /** Devices are named `Brand Series 100 TH – noun, figures`, the rest `Brand Series noun, figures`. */
  device: boolean
  /** First axis: parameter code, value ids joined by spaces, how many of them a series has. */
  size: { code: string; values: string; window: readonly [number, number] } | null
  /** Second axis. */
  option: {
    code: string
    values: Option[] | ((size: string) => Option[])
    count: readonly [number, number]
  } | null
  numbers: Record<string, Anchor[]>
  /** One of the values (joined by `|`) for a series; `a+b` stands for both. */
  picks: Record<string, string>
  /** Share of series that have it. */
  flags: Record<string, number>
  /** What the name of a series promises, by its first word: `Butylo` is of butyl. */
  byLine: Record<string, Record<string, string>>
  eur: Anchor[]
  kg: Anchor[]
  longestMm: Anchor[]
  /** Parameter codes whose values end the name of a variant. */
  tail: readonly string[]
  /** Parameter codes on the tile. */
  key: readonly string[]
  unit: ProductRecord['unit']
  unitStep: number
  amountMin: number
  baseMeasure: { amount: number; unit: string } | null
  tiers: 'small' | 'filter' | 'fan' | null
  /** Colours in which a series is a product of its own, beside the one of `picks`. */
  twins: readonly string[]
  /** How reliably it is stocked: A always, B mostly, C comes from the maker, D is made to order. */
  stock: 'A' | 'B' | 'C' | 'D'
}

type Defaulted =
  | 'device' | 'byLine' | 'count' | 'size' | 'option' | 'picks' | 'flags' | 'unit' | 'unitStep' | 'amountMin'
  | 'baseMeasure' | 'twins' | 'tiers' | 'stock' | 'numbers' | 'longestMm' | 'weight'

/** A family with the usual values where none are given. */
export function family(own: Omit<Family, Defaulted> & Partial<Pick<Family, Defaulted>>): Family {
  return {
    device: false,
    size: null,
    option: null,
    numbers: {},
    picks: {},
    flags: {},
    byLine: {},
    count: null,
    longestMm: [[0, 250, 350]],
    unit: 'piece',
    unitStep: 1,
    amountMin: 1,
    baseMeasure: null,
    twins: [],
    tiers: null,
    stock: 'B',
    weight: 10,
    ...own,
  }
}
