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
  /** Kept in KV for all isolates; otherwise in this one's memory only. */
  shared: boolean
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Answers of CMS and store. What is not in this table is not cached. */
export const contentProfiles = {
  catalog: { fresh: 2 * minute, stale: hour, ifError: day, negative: 30, shared: true },
  // Filters can be combined, or made up, without end: not worth a place in KV.
  'catalog-deep': { fresh: minute, stale: 5 * minute, ifError: hour, negative: 30, shared: false },
  category: { fresh: 5 * minute, stale: 6 * hour, ifError: 7 * day, negative: 30, shared: true },
  product: { fresh: 5 * minute, stale: hour, ifError: 2 * day, negative: 30, shared: true },
  reviews: { fresh: 5 * minute, stale: 6 * hour, ifError: 2 * day, negative: 30, shared: true },
  content: { fresh: 10 * minute, stale: day, ifError: 7 * day, negative: 30, shared: true },
  navigation: { fresh: 10 * minute, stale: day, ifError: 7 * day, negative: 30, shared: true },
  settings: { fresh: 5 * minute, stale: day, ifError: 7 * day, negative: 30, shared: true },
  search: { fresh: minute, stale: 5 * minute, ifError: hour, negative: 30, shared: false },
  sitemap: { fresh: hour, stale: day, ifError: 7 * day, negative: 30, shared: true },
  /** A company of the register: nobody should ask for the same one twice a day. */
  company: { fresh: day, stale: 0, ifError: 7 * day, negative: hour, shared: true },
  routing: { fresh: 5 * minute, stale: hour, ifError: day, negative: 30, shared: false },
} as const satisfies Record<string, ContentProfile>
export type ContentProfileName = keyof typeof contentProfiles

/** Whole pages. A screen that names none of these is never stored. */
export const pageProfiles = {
  home: { fresh: 2 * minute, stale: hour, ifError: 7 * day },
  category: { fresh: 2 * minute, stale: hour, ifError: 2 * day },
  product: { fresh: 2 * minute, stale: hour, ifError: 2 * day },
  content: { fresh: 5 * minute, stale: 6 * hour, ifError: 7 * day },
  search: { fresh: minute, stale: 5 * minute, ifError: hour },
  'not-found': { fresh: 30, stale: 0, ifError: 0 },
  moved: { fresh: 5 * minute, stale: 0, ifError: hour },
} as const satisfies Record<string, Profile>
export type PageProfile = keyof typeof pageProfiles

/** Milliseconds after which nothing of any profile is served any more, save in an outage. */
export const longestServed =
  1000 *
  Math.max(
    ...[...Object.values(contentProfiles), ...Object.values(pageProfiles)].map(
      ({ fresh, stale }) => (fresh + stale) * 1.1,
    ),
  )
