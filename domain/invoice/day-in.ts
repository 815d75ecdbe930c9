import type { Locale } from '../locale.ts'

/** `22.11.2026`, as usual in each language's bookkeeping: English with the month in letters. */
export function dayIn(locale: Locale, day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  if (locale === 'de') return `${date}.${month}.${year}`
  if (locale === 'en') return `${Number(date)} ${englishMonths[Number(month) - 1]} ${year}`
  return `${Number(date)}. ${Number(month)}. ${year}`
}

const englishMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
