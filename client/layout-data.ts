import type { PublicContext } from '../domain/context.ts'
import type { EventConsumers } from '../domain/event-consumers.ts'
import type { Frame } from '../domain/frame.ts'
import type { Locale } from '../domain/locale.ts'
import type { Vertical } from '../domain/verticals.ts'

/** What surrounds every page of one context and stays while the visitor moves about. */
export interface LayoutData {
  context: PublicContext
  /** Its main menu has the first level only; the rest is asked for when it opens (`api.menu`). */
  frame: Frame
  /** Entries of the main menu that have further ones below them, by id. */
  menuParents: readonly string[]
  /** Address of the image server. */
  cdn: string
  /** Home page of each language's domain; of a visit language with the name that it gives itself. */
  languages: { locale: Locale; language?: string; name?: string; href: string }[]
  /** By code, in the language of the visit; a code without one stands for itself. */
  currencyNames?: Readonly<Record<string, string>>
  assetVersion: string
  /** The trade whose features the shop has, where it has some. */
  vertical?: Vertical
  /** Who is told of events, where somebody is. */
  consumers?: EventConsumers
  /** Share of page views that are measured, where any are. */
  vitals?: number
  /** The environment may be overridden: there is an admin panel (spec §2). */
  override?: boolean
  /** The shop has a recommendation service. */
  recommends?: boolean
}

/** Parts of a page that may come later than the page itself, by name. */
export type DeferredParts = Record<string, Promise<unknown>>
