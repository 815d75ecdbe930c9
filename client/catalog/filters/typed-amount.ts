import type { Locale } from '../../../domain/locale.ts'

/** A number as its language writes it, without grouping: ready to be typed over. */
export function amountToType(amount: number, locale: Locale): string {
  return locale === 'en' ? String(amount) : String(amount).replace('.', ',')
}

/** Takes out the marks that group thousands: `16.150` in German and `16,150` in English are one number. */
export function withoutGrouping(typed: string, locale: Locale): string {
  return typed.replace(locale === 'en' ? /,(?=\d{3}(?!\d))/g : /\.(?=\d{3}(?!\d))/g, '')
}
