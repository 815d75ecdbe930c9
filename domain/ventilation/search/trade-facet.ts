import type { Range } from '../../catalog/catalog.ts'

/** One parameter with acceptable values. */
export type Choice =
  | { code: string; values: readonly string[] }
  | { code: string; range: Range }
  /** Without a currency: in that of the visitor. */
  | { code: 'price'; range: Range; currency: string | null }
  /** Has none of the values: `ohne Rückschlagklappe`. */
  | { code: string; lacking: readonly string[] }
  /** Has the value of another parameter, as an equal tee without a size. */
  | { code: string; sameAs: string }
  | { code: 'reaches'; flow: number; pressure: number }

/** A requirement of a query for a variant: any of the choices. */
export interface TradeFacet {
  any: readonly [Choice, ...Choice[]]
  /** Counts only with products that are filtered by it: `an die Wand` says little of a pipe. */
  ofKind?: boolean
}

/** Range of a query, end exclusive. */
export interface Span {
  from: number
  to: number
}

/**
 * A range of a query with its possible meanings, the likeliest first. A meaning without facets
 * leaves it to the word search.
 */
export interface Measure extends Span {
  meanings: readonly (readonly TradeFacet[])[]
  /** Without facets it is part of another manufacturer's type, and not searched as a word. */
  isOfType?: boolean
}

/** Catalogue data for reading measures. */
export interface KnownValues {
  /** Ids of a parameter's values; empty if the shop lacks it. */
  idsOf: (code: string) => readonly string[]
  has: (code: string) => boolean
}

export function valueFacet(code: string, ...values: string[]): TradeFacet {
  return { any: [{ code, values }] }
}

export function rangeFacet(code: string, from: number | null, to: number | null): TradeFacet {
  return { any: [{ code, range: { from, to } }] }
}

/** Value of a second diameter that equals the first. */
export const equalEnds = 'equal'

/** Ids use a dash as decimal point. */
export function figureId(figure: number): string {
  return String(figure).replace('.', '-')
}
