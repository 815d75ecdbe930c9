import type { Range } from '../../catalog/catalog.ts'

/** One parameter with what a variant may have of it. */
export type Choice =
  | { code: string; values: readonly string[] }
  | { code: string; range: Range }
  | { code: 'reaches'; flow: number; pressure: number }

/** Something that a query asks of a variant: it has any of the choices. */
export interface TradeFacet {
  any: readonly [Choice, ...Choice[]]
}

/** A piece of a query, from the first character to before the last. */
export interface Span {
  from: number
  to: number
}

/**
 * A piece of a query and what it may mean, the likeliest first. A meaning without facets leaves the
 * piece to the search for words.
 */
export interface Measure extends Span {
  meanings: readonly (readonly TradeFacet[])[]
}

/** What a reader of measures has to know of the catalogue. */
export interface KnownValues {
  /** Ids of a parameter's values; empty for one that the shop does not have. */
  idsOf: (code: string) => readonly string[]
  has: (code: string) => boolean
}

export function valueFacet(code: string, ...values: string[]): TradeFacet {
  return { any: [{ code, values }] }
}

export function rangeFacet(code: string, from: number | null, to: number | null): TradeFacet {
  return { any: [{ code, range: { from, to } }] }
}

/** Ids write a decimal point as a dash. */
export function figureId(figure: number): string {
  return String(figure).replace('.', '-')
}
