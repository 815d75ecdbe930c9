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
    get: (input) => markup.get(keyOf(version, input)),
    set: (input, html) => void markup.set(keyOf(version, input), html),
  }
}

const keys = new WeakMap<object, { start: string; key: string }>()

/** All of the input as JSON. Cached content is frozen, so its JSON is computed once. */
export function keyOf(version: string, [content, ...options]: readonly unknown[]): string {
  const start = version + JSON.stringify(options)
  if (!isFrozen(content)) return start + JSON.stringify(content)
  const known = keys.get(content)
  if (known?.start === start) return known.key
  const key = start + JSON.stringify(content)
  keys.set(content, { start, key })
  return key
}

function isFrozen(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.isFrozen(value)
}
