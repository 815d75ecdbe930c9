import type { PublicContext } from '../../domain/context.ts'
import type { Domain } from '../../domain/domain-list.ts'
import type { RoutedScreenName, Routes, ScreenName } from '../../domain/routes.ts'
import type { Text } from '../../client/i18n/text.ts'
import type { Head } from '../../client/page.ts'
import type { DeferredParts } from '../../client/layout-data.ts'
import type { ScreenProps, screenRoutes } from '../../domain/screens/screens.gen.ts'
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
  /** Waits for the deferred parts too: the visitor asked for one of them. */
  skipStreaming?: boolean
  /** Unbounded key space, and hardly ever requested twice: not cached. */
  uncacheable?: boolean
}

/** The screen has nothing to show at this address. */
export interface Redirect {
  /** Path of this shop. */
  redirect: string
  status: 301 | 302 | 303
}

type Answer<Name extends ScreenName> = Promise<Loaded<Name> | Redirect | null>

/** Loads what a cacheable screen shows. `null`: there is no such page. */
export type PublicLoader<Name extends ScreenName> = (input: PublicInput) => Answer<Name>

/** Loads what a screen shows to one visitor. */
export type PrivateLoader<Name extends ScreenName> = (input: PrivateInput) => Answer<Name>

/** What a screen's loader is given follows from the `access` of its definition. */
export type Loader<Name extends RoutedScreenName> =
  (typeof screenRoutes)[Name]['access'] extends 'public' ? PublicLoader<Name> : PrivateLoader<Name>

export type Loaders = { [Name in RoutedScreenName]: Loader<Name> }
