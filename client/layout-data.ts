import type { PublicContext } from '../domain/context.ts'
import type { EventConsumers } from '../domain/event-consumers.ts'
import type { SiteData } from '../domain/site.ts'
import type { Locale } from '../domain/locale.ts'
import type { Vertical } from '../domain/verticals.ts'

/** Layout data: the same for every page of a context, kept during in-page navigation. */
export interface LayoutData {
  context: PublicContext
  /** Its main menu has the first level only; the rest loads when it opens (`api.menu`). */
  site: SiteData
  /** Ids of main menu entries with children. */
  menuParents: readonly string[]
  /** Base URL of the image server. */
  cdn: string
  /** Home page of each language's domain; of a visit language with its own name. */
  languages: { locale: Locale; language?: string; name?: string; href: string }[]
  /** By code, in the visit's language; a code without one stands for itself. */
  currencyNames?: Readonly<Record<string, string>>
  assetVersion: string
  /** Enabled vertical, if any. */
  vertical?: Vertical
  /** Event consumers, if any. */
  consumers?: EventConsumers
  /** Share of page views that are measured, if any. */
  vitals?: number
  /** The environment may be overridden: there is an admin panel (spec §2). */
  override?: boolean
  /** The shop has a recommendation service. */
  recommends?: boolean
}

/** Deferred parts of a page, by name. */
export type DeferredParts = Record<string, Promise<unknown>>
