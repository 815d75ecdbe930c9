import type { KnownValues, TradeFacet } from './trade-facet.ts'

export type FacetAlternatives = readonly (readonly TradeFacet[])[]

export interface MeasureRule {
  pattern: RegExp
  /** null: no measure after all. */
  read: (found: readonly string[], known: KnownValues) => FacetAlternatives | null
}

export const number = String.raw`(\d{1,7}(?:[.,]\d{1,2})?)`
export const end = String.raw`(?![\p{L}\d])`
export const start = String.raw`(?<![\p{L}\d.,])`
export const rule = (source: string, read: MeasureRule['read']): MeasureRule => ({
  pattern: new RegExp(source, 'gu'),
  read,
})
export const figure = (text = '') => Number(text.replace(',', '.'))
export const one = (...facets: TradeFacet[]): FacetAlternatives => [facets]
