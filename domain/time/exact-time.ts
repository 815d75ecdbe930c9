import { shopTimeZone } from './day.ts'
import type { Locale } from '../locale.ts'
import { localeTags } from '../locales/locales.ts'

/** `21. November 2026 um 21:05:13 MEZ`: date and time to the second, in the shop's time zone. */
export function exactTime(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTags[locale], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: shopTimeZone,
  }).format(new Date(iso))
}

/** `21.11.2026, 21:05` in the shop's time zone. */
export function shopMinute(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTags[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: shopTimeZone,
  }).format(new Date(iso))
}
