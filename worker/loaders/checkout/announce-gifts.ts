import type { LanguageContext } from '../../../domain/language.ts'
import type { SelectedGifts } from '../../../domain/cart/select-gifts.ts'
import { textOf } from '../../texts.ts'

/** Notice about chosen gifts that are no longer available (spec §4); usually none. */
export async function announceGifts(
  gifts: SelectedGifts | null,
  spoken: LanguageContext,
): Promise<string[]> {
  if (!gifts || gifts.dropped.length === 0) return []
  const names = gifts.dropped.map(({ name }) => name).join(', ')
  return [(await textOf(spoken))('cartExtras.gifts.dropped', { names })]
}
