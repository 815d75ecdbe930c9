import { LRUCache } from 'lru-cache'
import type { Env } from '../env.ts'
import { AdmissionFilter } from './pages/admission-filter.ts'
import { InFlightRequests } from './in-flight-requests.ts'
import type { ContentEntry } from './entry.ts'
import { Invalidations } from './platform/invalidations.ts'
import type { PageEntry } from './pages/page-entry.ts'
import { TagIndex } from './tags/tags.ts'

/** Memory that lives as long as the isolate. Its total stays far below the 128 MB limit. */
export interface Isolate {
  content: LRUCache<string, ContentEntry>
  pages: LRUCache<string, PageEntry>
  /** HTML of parts that many pages share (worker/render/markup-cache.ts). */
  markup: LRUCache<string, string>
  tags: TagIndex
  inFlight: InFlightRequests
  admissions: AdmissionFilter
  invalidations: Invalidations
}

const megabyte = 1024 * 1024
const isolates = new WeakMap<Env, Isolate>()

/** Caches per bindings of a deployment. */
export function isolateOf(env: Env): Isolate {
  const known = isolates.get(env)
  if (known) return known
  const isolate: Isolate = {
    content: cappedCache(16 * megabyte),
    pages: cappedCache(12 * megabyte),
    markup: new LRUCache({
      maxSize: 4 * megabyte,
      // Two bytes a character: texts beyond Latin-1.
      sizeCalculation: (html, key) => 2 * (html.length + key.length),
    }),
    tags: new TagIndex(env.CACHE),
    inFlight: new InFlightRequests(),
    admissions: new AdmissionFilter(),
    invalidations: new Invalidations(),
  }
  isolates.set(env, isolate)
  return isolate
}

/**
 * Capped in bytes; an entry takes a quarter of the capacity at most, larger ones are not stored.
 */
export function cappedCache<Value extends object>(maxSize: number): LRUCache<string, Value> {
  return new LRUCache({ maxSize, maxEntrySize: maxSize / 4 })
}
