import type { Locale } from '../../domain/locale.ts'

/** How a mail begins that does not know its reader's name. */
export const greetings: Record<Locale, string> = {
  de: 'Guten Tag,',
  cs: 'Dobrý den,',
  sk: 'Dobrý deň,',
  en: 'Hello,',
}
