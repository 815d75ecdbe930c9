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

/** Input of every loader. Visitors of a price group are indistinguishable in it. */
export interface PublicInput {
  context: PublicContext
  domains: readonly Domain[]
  /** Base URL of the image server, or a path of this shop. */
  cdn: string
  slug: string
  /** Canonical query: known parameters only, sorted. */
  query: URLSearchParams
  reads: PublicReads
  routes: Routes
  text: Text
}

/** Additional input of private screens' loaders. */
export interface PrivateInput extends PublicInput {
  visitor: Visitor
  store: PrivateStore
  /** An address validation service is configured. */
  addressCheck: boolean
  /** The open or the last order attempt. */
  attempt: OrderAttempt
  /** Value of a cookie, null if it is missing. */
  cookie(name: string): string | null
  /** Lets the finished page be reloaded without the order token in its URL. */
  rememberPlacedOrder(token: string): void
  /** Raw query, for parameters that the canonical one drops. */
  rawQuery: URLSearchParams
}

interface Loaded<Name extends ScreenName> {
  props: ScreenProps[Name]
  head: Head
  status?: number
  deferred?: DeferredParts
  /**
   * false: waits for the deferred parts, because the visitor asked for one of them; true: one is
   * known to be late; omitted: streams unless all arrive soon.
   */
  streams?: boolean | null
  /** Unbounded key space, hardly ever requested twice: not cached. */
  uncacheable?: boolean
}

/** The screen has nothing to show at this URL. */
export interface Redirect {
  /** Path of this shop. */
  redirect: string
  status: 301 | 302 | 303
}

type ResponseBody<Name extends ScreenName> = Promise<Loaded<Name> | Redirect | null>

/** Loads a cacheable screen. `null`: not found. */
export type PublicLoader<Name extends ScreenName> = (input: PublicInput) => ResponseBody<Name>

/** Loads a private screen for one visitor. */
export type PrivateLoader<Name extends ScreenName> = (input: PrivateInput) => ResponseBody<Name>

/** A loader's input follows from the `access` of its screen. */
export type Loader<Name extends RoutedScreenName> =
  (typeof screenRoutes)[Name]['access'] extends 'public' ? PublicLoader<Name> : PrivateLoader<Name>

export type Loaders = { [Name in RoutedScreenName]: Loader<Name> }
