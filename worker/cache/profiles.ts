import type { PageCacheProfile } from '../../domain/screens/screen-policy.ts'

/** How long something may be used, in seconds. */
export interface Profile {
  /** As it is. */
  fresh: number
  /** After that: still served, while it is refreshed in the background. */
  stale: number
  /** After that: served only where the upstream is out of order. */
  ifError: number
}

export interface ContentProfile extends Profile {
  /** For "there is no such thing". */
  negative: number
  /**
   * Kept in KV for all isolates, at once or when an isolate loads it again; otherwise in memory only.
   * At once is for what a shop has a limited number of.
   */
  shared: 'at-once' | 'when-repeated' | 'never'
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Answers of CMS and store. What is not in this table is not cached. */
export const contentProfiles = {
  catalog: { fresh: 2 * minute, stale: hour, ifError: day, negative: 30, shared: 'at-once' },
  // Filters can be combined, or made up, without end: not worth a place in KV.
  'catalog-deep': {
    fresh: minute,
    stale: 5 * minute,
    ifError: hour,
    negative: 30,
    shared: 'never',
  },
  category: {
    fresh: 5 * minute,
    stale: 6 * hour,
    ifError: 7 * day,
    negative: 30,
    shared: 'at-once',
  },
  product: { fresh: 5 * minute, stale: hour, ifError: 2 * day, negative: 30, shared: 'at-once' },
  /** Products that somebody has put together, such as a comparison. */
  'product-choice': {
    fresh: 5 * minute,
    stale: hour,
    ifError: 2 * day,
    negative: 30,
    shared: 'when-repeated',
  },
  reviews: {
    fresh: 5 * minute,
    stale: 6 * hour,
    ifError: 2 * day,
    negative: 30,
    shared: 'at-once',
  },
  content: { fresh: 10 * minute, stale: day, ifError: 7 * day, negative: 30, shared: 'at-once' },
  navigation: { fresh: 10 * minute, stale: day, ifError: 7 * day, negative: 30, shared: 'at-once' },
  settings: { fresh: 5 * minute, stale: day, ifError: 7 * day, negative: 30, shared: 'at-once' },
  search: { fresh: minute, stale: 5 * minute, ifError: hour, negative: 30, shared: 'never' },
  sitemap: { fresh: hour, stale: day, ifError: 7 * day, negative: 30, shared: 'at-once' },
  /** A company of the register: nobody should ask for the same one twice a day. */
  company: { fresh: day, stale: 0, ifError: 7 * day, negative: hour, shared: 'when-repeated' },
  routing: { fresh: 5 * minute, stale: hour, ifError: day, negative: 30, shared: 'never' },
} as const satisfies Record<string, ContentProfile>
export type ContentProfileName = keyof typeof contentProfiles

/** Whole pages. A screen that names none of these is never stored. */
export const pageProfiles = {
  home: { fresh: 2 * minute, stale: hour, ifError: 7 * day },
  category: { fresh: 2 * minute, stale: hour, ifError: 2 * day },
  product: { fresh: 2 * minute, stale: hour, ifError: 2 * day },
  content: { fresh: 5 * minute, stale: 6 * hour, ifError: 7 * day },
  search: { fresh: minute, stale: 5 * minute, ifError: hour },
  /** One page per context, whatever the path. */
  'not-found': { fresh: 5 * minute, stale: hour, ifError: day },
} as const satisfies Record<PageCacheProfile | 'not-found', Profile>
export type PageProfile = keyof typeof pageProfiles

/** Milliseconds after which nothing of any profile is served any more, save in an outage. */
export const longestServed =
  1000 *
  Math.max(
    ...[...Object.values(contentProfiles), ...Object.values(pageProfiles)].map(
      ({ fresh, stale }) => (fresh + stale) * 1.1,
    ),
  )
