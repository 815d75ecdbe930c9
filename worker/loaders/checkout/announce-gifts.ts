import type { Locale } from '../../../domain/locale.ts'
import type { SelectedGifts } from '../../../domain/cart/select-gifts.ts'
import { textOf } from '../../texts.ts'

/** What has to be told of chosen gifts that cannot be had any more (spec §4); mostly nothing. */
export async function announceGifts(
  gifts: SelectedGifts | null,
  locale: Locale,
): Promise<string[]> {
  if (!gifts || gifts.dropped.length === 0) return []
  const names = gifts.dropped.map(({ name }) => name).join(', ')
  return [(await textOf(locale))('cartExtras.gifts.dropped', { names })]
}
