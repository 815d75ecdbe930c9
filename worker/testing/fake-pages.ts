import type { Env } from '../env.ts'
import { inContext, testEnv } from './fake-backend.ts'
import { findCachedPage, findPageForOutage, storePage } from '../cache/pages/page-cache.ts'
import { pageKey } from '../cache/pages/page-key.ts'
import type { RenderedPage } from '../cache/pages/page-store.ts'
import { RenderDependencies } from '../cache/tags/render-dependencies.ts'

export const html = `<!doctype html><p>${'Ä Rohr '.repeat(500)}</p>`
let version = 0

/** For tests: changes the keys of all pages. */
export function nextVersion(): void {
  version += 1
}

export const assetVersion = () => `v${version}`
export const part = (tags: string[], storedAt = Date.now()) => ({
  value: null,
  tags,
  storedAt,
  updatedAt: null,
  fresh: 1000,
  stale: 0,
  ifError: 0,
})
export const newIsolate = () => testEnv(() => new Response())

function rendered(page: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    headers: [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['X-Content-Type-Options', 'nosniff'],
    ],
    html,
    profile: 'product',
    startedAt: Date.now(),
    tags: ['product:1'],
    dependencies: new RenderDependencies(),
    ...page,
  }
}

/** Stores a page under the URL's key; returns whether it was accepted. */
export async function store(
  env: Env,
  page: Partial<RenderedPage> = {},
  request: Request | string = 'http://shop.test/rohr',
) {
  const response = await inContext(
    env,
    async (c) => {
      const key = pageKey(c.var.context, new URL(c.req.url).pathname, assetVersion())
      return c.json((await storePage(c, key, rendered(page))) !== null)
    },
    request,
  )
  return response.json()
}

/** The cache's response to a visitor: 204 for a miss. */
export function visit(
  env: Env,
  request: Request | string = 'http://shop.test/rohr',
  afterError = false,
) {
  return inContext(
    env,
    async (c) => {
      const key = pageKey(c.var.context, new URL(c.req.url).pathname, assetVersion())
      const hit = afterError ? findPageForOutage(c, key) : await findCachedPage(c, key)
      if (!hit) return c.body(null, 204)
      const { response } = hit
      const headers = new Headers(response.headers)
      headers.set('X-State', `${hit.state}${hit.refresh ? ' refresh' : ''}`)
      return new Response(response.body, { status: response.status, headers, encodeBody: 'manual' })
    },
    request,
  )
}
