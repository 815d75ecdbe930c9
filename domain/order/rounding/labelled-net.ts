import { toMinor } from '../../minor-units.ts'
import type { DocumentLine } from '../order-document.ts'

type Labelled = Pick<DocumentLine, 'unitPrice' | 'amount' | 'freeAmount'>

/** Net price of a unit, as it is printed, times the amount; in minor units. */
export function labelledNet({ unitPrice, amount, freeAmount }: Labelled): number {
  return Math.round(toMinor(unitPrice.net) * (amount - freeAmount))
}

/** Some net sum is not the printed price times the amount, which has to be explained. */
export function hasRoundedPrice(lines: readonly (Labelled & Pick<DocumentLine, 'total'>)[]) {
  return lines.some((line) => labelledNet(line) !== toMinor(line.total.net))
}
