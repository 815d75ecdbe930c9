import { publicRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { Locale } from '../../locale.ts'
import type { RichText as Doc } from '../../content/rich-text.ts'
import type { Image } from '../../content/image.ts'

export const route = publicRoute({
  de: '/marken',
  cs: '/znacky',
  sk: '/znacky',
  en: '/brands',
})
export const policy = { cache: 'content', sitemap: true, sheet: 'content' } satisfies ScreenPolicy

export interface ListedBrand {
  id: string
  locale: Locale
  title: string
  perex: string
  description: Doc | null
  image: Image | null
  /** The manufacturer's own page. */
  link: string | null
  /** Representative products of the brand. */
  products: { title: string; slug: string } | null
}

export interface BrandsProps {
  /** By name. */
  brands: ListedBrand[]
}
