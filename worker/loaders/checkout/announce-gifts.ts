import type { Locale } from '../../../domain/locale.ts'
import type { SelectedGifts } from '../../../domain/cart/select-gifts.ts'
import { textOf } from '../../texts.ts'

/** Notice of chosen gifts that are no longer available (spec §4); usually none. */
export async function announceGifts(
  gifts: SelectedGifts | null,
  locale: Locale,
): Promise<string[]> {
  if (!gifts || gifts.dropped.length === 0) return []
  const names = gifts.dropped.map(({ name }) => name).join(', ')
  return [(await textOf(locale))('cartExtras.gifts.dropped', { names })]
}
