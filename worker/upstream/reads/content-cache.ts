import type { Context } from 'hono'
import type { AppEnv } from '../../env.ts'
import {
  type UpstreamContext,
  backgroundContext,
  publicUpstreamContext,
} from '../upstream-context.ts'
import type { RequestIdentity } from '../../cache/content/request-identity.ts'
import { UpstreamError } from '../upstream-error.ts'
import { afterResponse } from '../../request/after-response.ts'
import {
  cacheResponse,
  stateIn,
  storedInKv,
  storedInMemory,
} from '../../cache/content/content-store.ts'
import type { ContentEntry } from '../../cache/entry.ts'
import { isolateOf } from '../../cache/isolate.ts'
import { RenderDependencies } from '../../cache/tags/render-dependencies.ts'
import type { ContentRead } from './content-read.ts'

/**
 * The reads of one page: equal ones are deduplicated, and their results are recorded as
 * dependencies.
 */
export interface ReadScope {
  c: Context<AppEnv>
  upstreamContext: UpstreamContext
  dependencies: RenderDependencies
  inFlight: Map<RequestIdentity, Promise<unknown>>
}

/** For the page that a visitor waits for. */
export function visitorScope(c: Context<AppEnv>): ReadScope {
  return {
    c,
    upstreamContext: publicUpstreamContext(c),
    dependencies: new RenderDependencies(),
    inFlight: new Map(),
  }
}

/** For a background revalidation, which outlives the visitor's request. */
export function backgroundScope(c: Context<AppEnv>): ReadScope {
  return {
    c,
    upstreamContext: backgroundContext(c),
    dependencies: new RenderDependencies(),
    inFlight: new Map(),
  }
}

/** Reads content from memory, KV or the upstream, whichever is fresh first. */
export async function readContent<T>(scope: ReadScope, read: ContentRead<T>): Promise<T> {
  const key = await read.request.identity(scope.upstreamContext)
  // A key identifies one request, and a request has one response type.
  const pending = scope.inFlight.get(key) as Promise<T> | undefined
  if (pending) return pending
  const request = find(scope, read, key)
  scope.inFlight.set(key, request)
  try {
    return await request
  } catch (error) {
    scope.dependencies.markIncomplete()
    throw error
  }
}

async function find<T>(scope: ReadScope, read: ContentRead<T>, key: RequestIdentity): Promise<T> {
  const { tags, inFlight } = isolateOf(scope.c.env)
  const poll = tags.poll()
  if (poll?.required) await poll.refresh
  else if (poll) afterResponse(scope.c, poll.refresh)

  const found = await stored(scope, read, key)
  const state = found ? stateIn(scope.c.env, found) : 'expired'
  if (found && state === 'fresh') return serve(scope, found, 'fresh')
  if (found && state === 'stale') {
    if (inFlight.start(key)) afterResponse(scope.c, refresh(scope, read, key, found))
    return serve(scope, found, 'stale')
  }
  if (inFlight.isPending(key)) {
    await inFlight.wait(key)
    const settled = storedInMemory<T>(scope.c.env, key)
    if (settled && stateIn(scope.c.env, settled) === 'fresh') return serve(scope, settled, 'fresh')
  }
  return loadOrServeStale(scope, read, key, found)
}

/** From memory if servable, else the newer of memory and KV; it may be purged. */
async function stored<T>(scope: ReadScope, read: ContentRead<T>, key: RequestIdentity) {
  const inMemory = storedInMemory<T>(scope.c.env, key)
  const state = inMemory ? stateIn(scope.c.env, inMemory) : 'expired'
  if (inMemory && (state === 'fresh' || state === 'stale')) return inMemory
  return (await storedInKv(scope.c.env, key, read, inMemory)) ?? inMemory
}

/** Releases the key only on success: after a failure the next attempt waits for the timeout. */
async function refresh<T>(
  scope: ReadScope,
  read: ContentRead<T>,
  key: RequestIdentity,
  stale: ContentEntry<T>,
): Promise<void> {
  const { inFlight } = isolateOf(scope.c.env)
  const shared = await storedInKv(scope.c.env, key, read, stale)
  if (!shared || stateIn(scope.c.env, shared) !== 'fresh') {
    const background = {
      ...backgroundScope(scope.c),
      upstreamContext: withoutSignal(scope.upstreamContext),
    }
    await load(background, read, key, stale)
  }
  inFlight.end(key)
}

async function loadOrServeStale<T>(
  scope: ReadScope,
  read: ContentRead<T>,
  key: RequestIdentity,
  known: ContentEntry<T> | null,
): Promise<T> {
  const { inFlight } = isolateOf(scope.c.env)
  inFlight.start(key)
  try {
    return serve(scope, await load(scope, read, key, known), 'miss')
  } catch (error) {
    const mayServe = known && stateIn(scope.c.env, known) !== 'expired'
    if (mayServe && error instanceof UpstreamError && error.isOutage) {
      return serve(scope, known, 'if-error')
    }
    throw error
  } finally {
    inFlight.end(key)
  }
}

async function load<T>(
  scope: ReadScope,
  read: ContentRead<T>,
  key: RequestIdentity,
  replaced: ContentEntry<T> | null,
): Promise<ContentEntry<T>> {
  const requestedAt = Date.now()
  const readAfter = isolateOf(scope.c.env).tags.bookmark ?? 'any'
  const result = await read.request.send({ ...scope.upstreamContext, readAfter })
  return cacheResponse(scope.c, key, read, result, { requestedAt, replaced })
}

function serve<T>(
  scope: ReadScope,
  entry: ContentEntry<T>,
  state: 'fresh' | 'stale' | 'if-error' | 'miss',
): T {
  scope.dependencies.note(state, entry)
  return entry.value
}

function withoutSignal({ env, config, context }: UpstreamContext): UpstreamContext {
  return { env, config, context }
}
