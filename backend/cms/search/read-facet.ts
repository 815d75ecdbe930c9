import type { Span, TradeFacet } from '../../../domain/ventilation/search/trade-facet.ts'

/** A facet with the pieces of the query that it was read from. */
export interface ReadFacet extends TradeFacet {
  spans: readonly Span[]
}
