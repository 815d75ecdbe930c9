import type { Locale } from '../../../domain/locale.ts'
import type { Shop } from '../../shop.tsx'

/** Weekday in full: the Czech short one for Monday reads as "after". */
export function deliveryDay({ context }: Pick<Shop, 'context'>, date: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(languageTags[context.locale], options).format(new Date(date))
}

const languageTags: Record<Locale, string> = { de: 'de-DE', cs: 'cs-CZ', sk: 'sk-SK', en: 'en-GB' }
