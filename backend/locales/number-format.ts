import { onePerLanguage } from '../../domain/time/one-per-language.ts'

const formats = onePerLanguage(
  (tag: string, decimals: number) =>
    new Intl.NumberFormat(tag, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
)
const plainFormats = onePerLanguage((tag: string, _kind: 'plain') => new Intl.NumberFormat(tag))

/** `1.234,5`: up to three decimals. Memoised, because creating one takes longer than a cart. */
export function numberFormat(tag: string): Intl.NumberFormat {
  return plainFormats(tag, 'plain')
}

/** `1.234,50`: exactly this many decimals. */
export function decimalFormat(tag: string, decimals: number): Intl.NumberFormat {
  return formats(tag, decimals)
}
