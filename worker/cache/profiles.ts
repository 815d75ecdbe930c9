import type { PageCacheProfile } from '../../domain/screens/screen-policy.ts'

/** Cache times in seconds. */
export interface Profile {
  /** Fresh. */
  fresh: number
  /** Then stale-while-revalidate: served while it is refreshed in the background. */
  stale: number
  /** Then stale-if-error: served only while the upstream is down. */
  ifError: number
}

export interface ContentProfile extends Profile {
  /** For not-found answers. */
  negative: number
  /**
   * Whether KV stores it for all isolates: always, or when another isolate loads it; otherwise
   * memory only. Always is for a bounded number of keys.
   */
  shared: 'at-once' | 'when-repeated' | 'never'
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Profiles of CMS and store answers. A call without one is not cached. */
export const contentProfiles = {
  catalog: { fresh: 2 * minute, stale: hour, ifError: day, negative: 30, shared: 'at-once' },
  // Filter combinations are an unbounded key space, so they are not stored in KV.
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
  /** Visitor-made lists of products, such as a comparison. */
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
  /** A company of the register: nobody should request the same one twice a day. */
  company: { fresh: day, stale: 0, ifError: 7 * day, negative: hour, shared: 'when-repeated' },
  routing: { fresh: 5 * minute, stale: hour, ifError: day, negative: 30, shared: 'never' },
} as const satisfies Record<string, ContentProfile>
export type ContentProfileName = keyof typeof contentProfiles

/** Profiles of pages. A screen without one is never stored. */
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

/** Milliseconds after which no profile serves an entry, except in an outage. */
export const longestServed =
  1000 *
  Math.max(
    ...[...Object.values(contentProfiles), ...Object.values(pageProfiles)].map(
      ({ fresh, stale }) => (fresh + stale) * 1.1,
    ),
  )
