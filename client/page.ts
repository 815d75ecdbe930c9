import type { Locale } from '../domain/locale.ts'
import type { ScreenName } from '../domain/routes.ts'
import type { ScreenProps } from '../domain/screens/screens.gen.ts'

/** Metadata of the document head: search engines, shared links, tab. */
export interface Head {
  /** Without the shop's name, which `pageTitle` adds. */
  title: string
  description: string
  /** Comma-separated keywords, if an editor has set some. */
  keywords?: string
  noindex: boolean
  /** nofollow. */
  nofollow?: boolean
  /** Absolute URL; null if the page has no canonical URL (errors, checkout). */
  canonical: string | null
  alternates: { locale: Locale; language?: string; href: string }[]
  /** null: that of the brand. */
  shareImage: string | null
  /** Open Graph type; website by default. */
  shareType?: 'article' | 'product'
  jsonLd: Record<string, unknown>[]
}

/** A screen with its props, as loaded. */
export interface Page<Name extends ScreenName = ScreenName> {
  screen: Name
  props: ScreenProps[Name]
  head: Head
  status: number
  /** Path and canonical query that the page was loaded for. */
  url: string
  /** Variant of the URL's `?addToCart=`; such a page is not stored. */
  addToCart?: string
}

/** A page of any screen, discriminated by its name. */
export type AnyPage = { [Name in ScreenName]: Page<Name> }[ScreenName]

/** Hydration data in the document. */
export interface Boot {
  page: AnyPage
}
