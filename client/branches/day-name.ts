import type { Locale } from '../../domain/locale.ts'

/** Name of a weekday, 1 is Monday: `Montag` or `Mo`. */
export function dayName(locale: Locale, day: number, width: 'long' | 'short'): string {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, day))
  return new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' }).format(date)
}
