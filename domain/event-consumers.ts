/** Who outside the shop may be told of events, as far as a browser must know; nothing unless configured. */
export interface EventConsumers {
  /** Script of a tag manager, which reads `window.dataLayer`. */
  tagManager?: { url: string }
  /** Conversions of the price comparison service Heureka. */
  heureka?: { key: string; country: 'cz' | 'sk' }
  /** Conversions of the price comparison service Zboží.cz. */
  zbozi?: { id: string; type: 'standard' | 'limited' | 'sandbox' }
}
