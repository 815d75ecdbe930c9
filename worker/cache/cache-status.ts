import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import type { ContentState, RenderDependencies } from './tags/render-dependencies.ts'

/** Worst first: one header summarises many reads. */
const byWeight: readonly ContentState[] = ['if-error', 'catching-up', 'miss', 'stale', 'fresh']
const words: Record<ContentState, string> = {
  'if-error': 'fwd=stale; detail=stale-if-error',
  'catching-up': 'fwd=stale; detail=not-fresh-yet',
  miss: 'fwd=miss; stored',
  stale: 'hit; detail=stale',
  fresh: 'hit',
  expired: 'fwd=miss',
}

/** What the content cache did for a page, in terms of RFC 9211; null if it was not used. */
export function contentStatus(dependencies: RenderDependencies): string | null {
  const worst = byWeight.find((state) => dependencies.states.has(state))
  return worst === undefined ? null : `Storefront-Content; ${words[worst]}`
}

/** What the page cache did on a miss. */
export function pageStatus(outcome: 'miss' | 'bypass', isStored = false): string {
  return `Storefront-Page; fwd=${outcome}${isStored ? '; stored' : ''}`
}

/** `Cache-Status` and `Server-Timing` of a response. */
export function statusHeaders(
  c: Context<AppEnv>,
  dependencies?: RenderDependencies,
): [string, string][] {
  const content = dependencies ? contentStatus(dependencies) : null
  const layers = [...c.var.cacheStatus, ...(content === null ? [] : [content])]
  const page = /^Storefront-Page; fwd=(\w+)/.exec(c.var.cacheStatus[0] ?? '')?.[1]
  const phases = [
    // Scripts can read this header, unlike Cache-Status (domain/vitals).
    ...(page ? [`page;desc="${page}"`] : []),
    ...[...c.var.timing].map(([name, duration]) => `${name};dur=${duration.toFixed(1)}`),
  ]
  const headers: [string, string][] = []
  if (layers.length > 0) headers.push(['Cache-Status', layers.join(', ')])
  if (phases.length > 0) headers.push(['Server-Timing', phases.join(', ')])
  return headers
}

/** Runs a phase of the request and records its duration. */
export async function timed<T>(
  c: Context<AppEnv>,
  phase: string,
  work: () => Promise<T>,
): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    const before = c.var.timing.get(phase) ?? 0
    c.var.timing.set(phase, before + performance.now() - started)
  }
}
