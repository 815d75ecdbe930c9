export interface SplitPrice {
  /** `1.234`, with a leading currency symbol. */
  whole: string
  /** `,50` with its point; empty for a currency without decimals. */
  cents: string
  /** ` €` */
  after: string
}

/** Splits a formatted price, so that the cents can be smaller. */
export function splitPrice(price: string): SplitPrice {
  const [, whole = price, cents = '', after = ''] = /^(.*\d)([.,]\d{1,4})(\D*)$/.exec(price) ?? []
  if (cents && !(cents.length === 4 && /^[.,]\d{3}$/.test(cents))) return { whole, cents, after }
  const [, digits = price, symbol = ''] = /^(.*\d)(\D*)$/.exec(price) ?? []
  return { whole: digits, cents: '', after: symbol }
}
