/** Configured event consumers, as far as the browser must know; nothing by default. */
export interface EventConsumers {
  /** The campaign of a link is kept for the order, with the visitor's yes to marketing. */
  campaigns?: true
  /** Script of a chat or an assistant, which is loaded after a yes to marketing. */
  chat?: { url: string }
  /** Script of a tag manager, which reads `window.dataLayer`. */
  tagManager?: { url: string }
  /** Conversions of the price comparison service Heureka. */
  heureka?: { key: string; country: 'cz' | 'sk' }
  /** Conversions of the price comparison service Zboží.cz. */
  zbozi?: { id: string; type: 'standard' | 'limited' | 'sandbox' }
}
