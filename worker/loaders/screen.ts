import type { PublicContext } from '../../domain/context.ts'
import type { Domain } from '../../domain/domain-list.ts'
import type { Routes, ScreenName } from '../../domain/routes.ts'
import type { Text } from '../../client/i18n/text.ts'
import type { Head } from '../../client/page.ts'
import type { DeferredParts } from '../../client/layout-data.ts'
import type { ScreenProps } from '../../client/screen-registry.ts'
import type { PageProfile } from '../cache/profiles.ts'
import type { PrivateStore } from '../upstream/calls/private-store.ts'
import type { PublicReads } from '../upstream/reads/public-reads.ts'
import type { OrderAttempt } from './checkout/order-attempt.ts'
import type { Visitor } from '../env.ts'

/** What every loader may use. Nothing in it tells one visitor of a price group from another. */
export interface PublicInput {
  context: PublicContext
  domains: readonly Domain[]
  /** Address of the image server: a URL, or a path of this shop. */
  cdn: string
  slug: string
  /** Canonical query: known parameters only, sorted. */
  query: URLSearchParams
  reads: PublicReads
  routes: Routes
  text: Text
}

/** What the loaders of private screens may use besides. */
export interface PrivateInput extends PublicInput {
  visitor: Visitor
  store: PrivateStore
  /** A service for addresses is configured. */
  addressCheck: boolean
  /** The order that is being placed, or was last. */
  attempt: OrderAttempt
  /** Value of a cookie, null where there is none. */
  cookie(name: string): string | null
  /** Lets the finished page be loaded again without the token of its order. */
  rememberPlacedOrder(token: string): void
  /** Query as it came, for values that the canonical one does not know. */
  rawQuery: URLSearchParams
}

interface Loaded<Name extends ScreenName> {
  props: ScreenProps[Name]
  head: Head
  status?: number
  deferred?: DeferredParts
  /** Sent when all of it is there, deferred parts too: for those who came for one of them. */
  skipStreaming?: boolean
  /** Nobody else is likely to ask for it, and of its kind there is no end: it is not stored. */
  uncacheable?: boolean
}

/** The screen has nothing to show here and sends the visitor on. */
export interface Redirect {
  /** Path of this shop. */
  redirect: string
  status: 301 | 302 | 303
}

/** Cacheable: its profile names for how long. `null`: there is no such page. */
export interface PublicScreen<Name extends ScreenName> {
  access: 'public'
  profile: PageProfile
  load(input: PublicInput): Promise<Loaded<Name> | Redirect | null>
}

/** Rendered for one visitor, never stored. */
export interface PrivateScreen<Name extends ScreenName> {
  access: 'private'
  load(input: PrivateInput): Promise<Loaded<Name> | Redirect | null>
}

export type Screen<Name extends ScreenName> = PublicScreen<Name> | PrivateScreen<Name>
