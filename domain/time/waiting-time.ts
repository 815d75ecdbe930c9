import type { Locale } from '../locale.ts'

/** Waiting time as text, rounded up: `14 Minuten`, `2 hours`. */
export function waitingTime(seconds: number, locale: Locale): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const [unit, value] = minutes < 120 ? ['minute', minutes] : ['hour', Math.ceil(minutes / 60)]
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'long',
  }).format(Number(value))
}
