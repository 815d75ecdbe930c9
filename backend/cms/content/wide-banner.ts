import type { BannerWide } from '../../../domain/content/banner-wide.ts'
import type { FoundEntry } from './found-entry.ts'

export function wideBannerOf({
  id,
  locale,
  facts,
  text,
  weight,
}: FoundEntry<'banner_wide'>): BannerWide {
  return { ...facts, ...text, _id: id, locale, weight }
}
