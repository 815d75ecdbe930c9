import type { BannerWide } from '../../../../domain/content/banners/banner-wide.ts'
import type { FoundEntry } from '../entries/found-entry.ts'

export function wideBannerOf({
  id,
  locale,
  facts,
  text,
  weight,
}: FoundEntry<'banner_wide'>): BannerWide {
  return { ...facts, ...text, _id: id, locale, weight }
}
