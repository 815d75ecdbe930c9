import type { AnyCall, Upstream } from '../../domain/contract/call.ts'
import type { Config } from '../env.ts'
import type { UpstreamContext } from './upstream-context.ts'

const insideBinding = 'https://backend.internal'

const variables = {
  cms: 'CMS_URL',
  store: 'STORE_URL',
  search: 'SEARCH_URL',
  recommender: 'RECOMMENDER_URL',
  contextRecommender: 'CONTEXT_RECOMMENDER_URL',
} as const satisfies Record<Upstream, keyof Config>

/** Location of an upstream: its configured URL, else a path of the service binding. */
export function baseOf(
  upstreamContext: Pick<UpstreamContext, 'config'>,
  upstream: Upstream,
): string {
  const configured = upstreamContext.config[variables[upstream]]
  return configured === '' ? `${insideBinding}/${upstream}` : configured.replace(/\/+$/, '')
}

/** Fetches over the service binding or the network, by URL. */
export function fetchUpstream(
  upstreamContext: UpstreamContext,
  url: string,
  init: RequestInit,
): Promise<Response> {
  if (!url.startsWith(`${insideBinding}/`)) return fetch(url, init)
  if (!upstreamContext.env.BACKEND)
    throw new TypeError('Neither an address nor the binding BACKEND is configured')
  return upstreamContext.env.BACKEND.fetch(url, init)
}

/** Path and query of a call; a missing path parameter is a bug of the caller. */
export function pathOf(
  call: AnyCall,
  params: Readonly<Record<string, string>> = {},
  query: object = {},
): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '' || value === '.' || value === '..') {
      throw new TypeError(`${call.path}: "${name}" is missing or not a name`)
    }
    return encodeURIComponent(value)
  })
  const sent = Object.entries(query).filter(([, value]) => value !== undefined)
  if (sent.length === 0) return path
  return `${path}?${new URLSearchParams(sent.map(([name, value]) => [name, String(value)]))}`
}
