import type { Span, TradeFacet } from '../../../../domain/ventilation/search/trade-facet.ts'

/** A facet with its parts of the query. */
export interface ReadFacet extends TradeFacet {
  spans: readonly Span[]
  /** Alternatives that it was joined from. */
  parts?: readonly ReadFacet[]
}
