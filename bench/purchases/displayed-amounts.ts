/** Displayed amounts of an order in hundredths, in page order. */
export interface DisplayedAmounts {
  lines: number[]
  /** Below the lines: goods, reductions, shipping, payment, total and VAT. */
  totals: number[]
}

/** Parses them from a German page. */
export function parseDisplayedAmounts(html: string): DisplayedAmounts {
  const [, totals = ''] = /<dl class="totals__rows">(.*?)<\/dl>/s.exec(html) ?? []
  return {
    lines: amountsIn(html, /order-review__price">([^<]*)</g),
    totals: amountsIn(totals, /<dd>([^<]*)<\/dd>/g),
  }
}

function amountsIn(html: string, pattern: RegExp): number[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => amountOf(text))
}

/** `1.234,50 €`, with or without a minus; the word for zero has no digit. */
function amountOf(text: string): number {
  const hundredths = Number(text.replaceAll(/\D/g, ''))
  return /^\s*[-\u2212]/.test(text) ? -hundredths : hundredths
}
