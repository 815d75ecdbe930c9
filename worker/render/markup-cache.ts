import type { MarkupCache } from '../../client/hydration/cached-markup.tsx'
import type { LayoutData } from '../../client/layout-data.ts'
import { isolateOf } from '../cache/isolate.ts'
import type { Env } from '../env.ts'

/** Layout data is the same object for all pages of a context until a part of it changes. */
const versions = new WeakMap<LayoutData, string>()
let latest = 0

/** Markup of the pages with this layout data; null where React is unpatched, in development. */
export function markupCacheOf(env: Env, layoutData: LayoutData): MarkupCache | null {
  if (!import.meta.env.PROD) return null
  const { markup } = isolateOf(env)
  const version = versions.get(layoutData) ?? `${++latest} `
  versions.set(layoutData, version)
  return {
    get: (key) => markup.get(version + key),
    set: (key, html) => void markup.set(version + key, html),
  }
}
