import type { Locale } from '../domain/locale.ts'
import type { ScreenName } from '../domain/routes.ts'
import type { ScreenProps } from '../domain/screens/screens.gen.ts'
import type { LayoutData } from './layout-data.ts'

/** Metadata of the document head: search engines, shared links, tab. */
export interface Head {
  /** Without the shop's name, which `pageTitle` adds. */
  title: string
  description: string
  /** Words between commas, where an editor has given some. */
  keywords?: string
  noindex: boolean
  /** Links of this page are not to be followed. */
  nofollow?: boolean
  /** Absolute URL; null where the page has no canonical address (errors, checkout). */
  canonical: string | null
  alternates: { locale: Locale; language?: string; href: string }[]
  /** null: that of the brand. */
  shareImage: string | null
  /** What a shared link is of (Open Graph); a website unless said. */
  shareType?: 'article' | 'product'
  jsonLd: Record<string, unknown>[]
}

/** One screen with everything it needs to render, as the loader made it. */
export interface Page<Name extends ScreenName = ScreenName> {
  screen: Name
  props: ScreenProps[Name]
  head: Head
  status: number
  /** Path and canonical query that the page was loaded for. */
  url: string
  /** Variant that `?addToCart=` of the address names; such a page is not stored. */
  addToCart?: string
}

/** A page of any screen, discriminated by its name. */
export type AnyPage = { [Name in ScreenName]: Page<Name> }[ScreenName]

/** What the document carries for hydration. */
export interface Boot {
  page: AnyPage
  layoutData: LayoutData
}
