import type { PublicContext } from '../domain/context.ts'
import type { Frame } from '../domain/frame.ts'
import type { Locale } from '../domain/locale.ts'

/** What surrounds every page of one context and stays while the visitor moves about. */
export interface Surroundings {
  context: PublicContext
  frame: Frame
  /** Address of the image server. */
  cdn: string
  /** Home page of each language's domain. */
  languages: { locale: Locale; href: string }[]
  assetVersion: string
  /** The shop has a recommendation service. */
  recommends?: boolean
}

/** Parts of a page that may come later than the page itself, by name. */
export type DeferredParts = Record<string, Promise<unknown>>
