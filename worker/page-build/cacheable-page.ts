import assets from 'virtual:asset-manifest'
import { digest } from '../cache/pages/page-store.ts'
import type { PageProfile } from '../cache/profiles.ts'
import type { RenderDependencies } from '../cache/tags/render-dependencies.ts'
import type { Shown } from '../render/respond.ts'

/** A page that is loaded and may be kept. */
export interface CacheablePage {
  key: string
  shown: Shown
  profile: PageProfile
  /** When its making began: what was purged since may be in it. */
  startedAt: number
  dependencies: RenderDependencies
}

/**
 * The validator of a page: all that its document is a function of, known before it is rendered. It
 * never reaches a browser, and each version of the Worker has a cache of its own: code is not in it.
 * The day is, so that no document lives on for ever by being confirmed.
 */
export async function validatorOf({ shown, startedAt }: CacheablePage): Promise<string> {
  const { page, layoutData, deferred } = shown
  const parts = Object.entries(deferred).map(async ([name, part]) => [name, await part])
  const day = new Date(startedAt).toISOString().slice(0, 10)
  const text = JSON.stringify([assets.version, day, page, layoutData, await Promise.all(parts)])
  return `"${await digest(new TextEncoder().encode(text))}"`
}
