/** Configured event consumers, as far as the browser needs them; none by default. */
export interface EventConsumers {
  /** The campaign of a link is stored for the order, with consent to marketing. */
  campaigns?: true
  /** Chat script, loaded after consent to marketing. */
  chat?: { url: string }
  /** Tag manager script, which reads `window.dataLayer`. */
  tagManager?: { url: string }
  /** Conversions of the price comparison service Heureka. */
  heureka?: { key: string; country: 'cz' | 'sk' }
  /** Conversions of the price comparison service Zboží.cz. */
  zbozi?: { id: string; type: 'standard' | 'limited' | 'sandbox' }
}
