import type { Locale } from '../../../domain/locale.ts'

/** A localised number without grouping, for editing. */
export function amountToType(amount: number, locale: Locale): string {
  return locale === 'en' ? String(amount) : String(amount).replace('.', ',')
}

/** Removes thousands separators: `16.150` in German and `16,150` in English are one number. */
export function withoutGrouping(typed: string, locale: Locale): string {
  return typed.replace(locale === 'en' ? /,(?=\d{3}(?!\d))/g : /\.(?=\d{3}(?!\d))/g, '')
}
