import type { SlugType } from '../content/slug-metadata.ts'
import type { Feature } from '../content/features.ts'
import type { QueryParameter } from './query-parameter.ts'
import type { PublicRoute } from './screen-route.ts'

/** Server-only part of a screen: the browser's bundle leaves it out. */
export interface ScreenPolicy {
  /** Profile of `worker/cache/profiles.ts`; required for public screens, none for private ones. */
  cache?: PageCacheProfile
  /**
   * Query parameters that the page depends on, none by default; all others are dropped from cache
   * keys. `calculator`: those of its inputs (`worker/request/calculator-query.ts`); `adviser`: its
   * answers; `planner`: its plan.
   */
  query?: readonly (QueryParameter | 'listing')[] | 'adviser' | 'calculator' | 'planner'
  /**
   * In the sitemap: the path itself, one URL for each calculator, or the path if the CMS has
   * entries for its list.
   */
  sitemap?: true | 'calculators' | { lists: SlugType }
  /** Style sheet besides app.css, of `client/styles/sheets/`. */
  sheet?: StyleSheet
  /** The screen is 404 in a shop without this feature. */
  feature?: Feature
}

export type PageCacheProfile = 'home' | 'category' | 'product' | 'content' | 'search'
export type StyleSheet =
  | 'account'
  | 'bulk-order'
  | 'checkout'
  | 'content'
  | 'home'
  | 'listing'
  | 'product'
  | 'search'
  | 'tools'

/** A public screen needs a cache profile, a private one has none; the error screen has no route. */
export type PoliciesOf<Routes> = {
  [Name in keyof Routes]: Routes[Name] extends PublicRoute
    ? ScreenPolicy & { cache: PageCacheProfile }
    : ScreenPolicy & { cache?: never }
} & { error: ScreenPolicy }
