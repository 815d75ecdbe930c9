import assets from 'virtual:asset-manifest'
import { digest } from '../cache/pages/page-store.ts'
import type { PageProfile } from '../cache/profiles.ts'
import type { RenderDependencies } from '../cache/tags/render-dependencies.ts'
import type { RenderedParts } from '../render/respond.ts'

/** A loaded page that may be cached. */
export interface CacheablePage {
  key: string
  shown: RenderedParts
  profile: PageProfile
  /** Start of loading: anything purged later may be in it. */
  startedAt: number
  dependencies: RenderDependencies
}

/**
 * The validator of a page: a digest of all input of its document, known before rendering. Code is not
 * part of it, because each version of the Worker has its own cache. The day is, so that a document is
 * rendered anew at least once a day. It is never sent to a browser.
 */
export async function validatorOf({ shown, startedAt }: CacheablePage): Promise<string> {
  const { page, layoutData, deferred } = shown
  const parts = Object.entries(deferred).map(async ([name, part]) => [name, await part])
  const day = new Date(startedAt).toISOString().slice(0, 10)
  const text = JSON.stringify([assets.version, day, page, layoutData, await Promise.all(parts)])
  return `"${await digest(new TextEncoder().encode(text))}"`
}
