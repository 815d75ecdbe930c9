import { fill } from '../../../domain/locales/fill.ts'
import type { Locale } from '../../../domain/locale.ts'
import { numberFormat } from '../../locales/number-format.ts'
import { textsOf } from '../../locales/texts-of.ts'

/** Paragraph about loyalty credits that are in the account again; none without any. */
export function refundedCredits(credits: number, locale: Locale): string[] {
  if (credits === 0) return []
  const text = textsOf(locale).mail.refundedCredits
  return [fill(text, { credits: numberFormat(locale).format(credits) })]
}
