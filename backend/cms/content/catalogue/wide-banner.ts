import type { BannerWide } from '../../../../domain/content/banners/banner-wide.ts'
import type { ResolvedEntry } from '../entries/resolved-entry.ts'

export function wideBannerOf({
  id,
  locale,
  facts,
  text,
  weight,
}: ResolvedEntry<'banner_wide'>): BannerWide {
  return { ...facts, ...text, _id: id, locale, weight }
}
