import type { Locale } from '../../domain/locale.ts'
import { fill } from '../../domain/locales/fill.ts'
import { textsOf } from '../locales/texts-of.ts'
import { toSingleLine } from './letter/letter.ts'

/** Greeting of a person; without the name in Czech and Slovak, which would have to be inflected. */
export function greet(locale: Locale, name: string): string {
  return fill(textsOf(locale).mail.greetingByName, { name: toSingleLine(name) })
}
