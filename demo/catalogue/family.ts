import type { Text } from '../../backend/db/columns.ts'
import type { ProductRecord } from '../records.ts'

/** Groups that share texts on mounting and reviews. */
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

/** Template of the products of one kind; each of its series becomes a product. */
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
  /** Fixed number of series, independent of the catalogue's size. */
  count: number | null
  /** Names of series, joined by spaces; further ones are derived. */
  lines: string
  noun: Text
  perex: Text[]
  body: Text[]
  /** Devices are named `Brand Series 100 TH – noun, figures`, the rest `Brand Series noun, figures`. */
  device: boolean
  /** First axis: parameter code, value ids joined by spaces, and their number per series. */
  size: { code: string; values: string; window: readonly [number, number] } | null
  /** Second axis. */
  option: {
    code: string
    values: Option[] | ((size: string) => Option[])
    count: readonly [number, number]
  } | null
  numbers: Record<string, Anchor[]>
  /** Alternatives of a series, joined by `|`; `a+b` means both. */
  picks: Record<string, string>
  /** Share of series that have it. */
  flags: Record<string, number>
  /** Values implied by the first word of a series' name: `Butylo` is butyl. */
  byLine: Record<string, Record<string, string>>
  eur: Anchor[]
  kg: Anchor[]
  longestMm: Anchor[]
  /** Parameter codes of the values at the end of a variant's name. */
  tail: readonly string[]
  /** Parameter codes on the tile. */
  key: readonly string[]
  unit: ProductRecord['unit']
  unitStep: number
  amountMin: number
  baseMeasure: { amount: number; unit: string } | null
  tiers: 'small' | 'filter' | 'fan' | null
  /** Further colours, in each of which a series is a separate product. */
  twins: readonly string[]
  /** Stock class: A always, B mostly, C procured from the manufacturer, D made to order. */
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
