import type { Env } from '../env.ts'
import { Doorkeeper } from './pages/doorkeeper.ts'
import { InFlightRequests } from './in-flight-requests.ts'
import { Memory } from './memory.ts'
import type { ContentEntry } from './entry.ts'
import type { PageEntry } from './pages/page-entry.ts'
import { TagIndex } from './tags/tags.ts'

/** What this isolate remembers between requests. Together it stays far below the 128 MB limit. */
export interface Isolate {
  content: Memory<ContentEntry>
  pages: Memory<PageEntry>
  tags: TagIndex
  inFlight: InFlightRequests
  doorkeeper: Doorkeeper
}

const megabyte = 1024 * 1024
const isolates = new WeakMap<Env, Isolate>()

/** The memory that belongs to the bindings of a deployment. */
export function isolateOf(env: Env): Isolate {
  const known = isolates.get(env)
  if (known) return known
  const isolate: Isolate = {
    content: new Memory(32 * megabyte),
    pages: new Memory(24 * megabyte),
    tags: new TagIndex(env.CACHE),
    inFlight: new InFlightRequests(),
    doorkeeper: new Doorkeeper(),
  }
  isolates.set(env, isolate)
  return isolate
}
