/** Sums that a page names for an order, in hundredths, in their order on the page. */
export interface ShownSums {
  lines: number[]
  /** Below the lines: goods, reductions, shipping, payment, total and VAT. */
  totals: number[]
}

/** Reads them off a page in German, as it came. */
export function shownSums(html: string): ShownSums {
  const [, totals = ''] = /<dl class="totals__rows">(.*?)<\/dl>/s.exec(html) ?? []
  return {
    lines: amountsIn(html, /order-review__price">([^<]*)</g),
    totals: amountsIn(totals, /<dd>([^<]*)<\/dd>/g),
  }
}

function amountsIn(html: string, pattern: RegExp): number[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => amountOf(text))
}

/** `1.234,50 €`, with a minus before it or without; the word for nothing has no digit. */
function amountOf(text: string): number {
  const hundredths = Number(text.replaceAll(/\D/g, ''))
  return /^\s*[-\u2212]/.test(text) ? -hundredths : hundredths
}
