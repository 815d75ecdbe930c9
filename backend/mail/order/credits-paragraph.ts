import { fill } from '../../../domain/locales/fill.ts'
import type { Locale } from '../../../domain/locale.ts'
import { numberFormat } from '../../locales/number-format.ts'
import { textsOf } from '../../locales/texts-of.ts'

/**
 * Paragraph about loyalty credits that are in the account again, or are spent on the order again;
 * none without any.
 */
export function creditsParagraph(
  kind: 'refundedCredits' | 'reclaimedCredits',
  credits: number,
  locale: Locale,
): string[] {
  if (credits === 0) return []
  const text = textsOf(locale).mail[kind]
  return [fill(text, { credits: numberFormat(locale).format(credits) })]
}
