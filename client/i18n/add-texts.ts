import type { Locale } from '../../domain/locale.ts'
import type { TextPart } from './parts.ts'
import type { Text } from './text.ts'

let shown: { locale: Locale; text: Text } | null = null

/** The texts that late parts add theirs to. */
export function provideText(locale: Locale, text: Text): void {
  shown = { locale, text }
}

/** Loads texts that only a late part of a page shows, together with its script. */
export async function addTexts(part: TextPart): Promise<void> {
  if (!shown) return
  // Where each text is to be had is a list of its own, which the first chunks need not.
  const { loadTexts } = await import('./dictionary.ts')
  shown.text.add(await loadTexts(shown.locale, [part]))
}
