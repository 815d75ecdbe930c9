import { Hono } from 'hono'
import { describe, it } from 'vitest'
import type { AppEnv } from '../env.ts'
import { sharedHeaders } from './security-headers.ts'
import { secureResponse } from './secure-response.ts'

/** Immutable headers, as in responses of `fetch` and of the assets binding. */
function fetched(headers: [string, string][]): Response {
  const response = new Response('…', { headers })
  const refuse = () => {
    throw new TypeError('Can’t modify immutable headers.')
  }
  Object.assign(response.headers, { set: refuse, append: refuse, delete: refuse })
  return response
}

describe('§8 every response has the security headers and the id of its request', () => {
  const some = sharedHeaders.filter(([name]) => name !== 'X-Frame-Options')

  it.for([
    ['none', []],
    ['one', sharedHeaders.slice(0, 1)],
    ['those of the assets', some],
  ] satisfies [string, [string, string][]][])(
    'also a fetched one that has %s of them',
    async ([, headers], { expect }) => {
      const app = new Hono<AppEnv>().use(secureResponse()).get('*', () => fetched(headers))
      const response = await app.request('/favicon.svg')
      expect(response.status).toBe(200)
      expect(response.headers.get('X-Request-Id')).toBeTruthy()
      for (const [name] of sharedHeaders) expect(response.headers.get(name)).toBeTruthy()
    },
  )
})

describe('design §5 every response says how long it may be stored', () => {
  const answered = async (response: Response) => {
    const app = new Hono<AppEnv>().use(secureResponse()).get('*', () => response)
    return (await app.request('/suche')).headers.get('Cache-Control')
  }
  const redirect = (status: number) => new Response(null, { status, headers: { Location: '/' } })

  it.for([301, 308])(
    'a %i for an hour, because redirects are changed',
    async (status, { expect }) => {
      expect(await answered(redirect(status))).toBe('public, max-age=3600')
    },
  )

  it.for([302, 303, 307])('a %i not at all', async (status, { expect }) => {
    expect(await answered(redirect(status))).toBe('no-store')
  })

  it('what says so itself as it says', async ({ expect }) => {
    const headers = { 'Cache-Control': 'public, max-age=60' }
    expect(await answered(new Response('…', { headers }))).toBe('public, max-age=60')
  })

  it('a 304 as the response that it renews', async ({ expect }) => {
    expect(await answered(new Response(null, { status: 304 }))).toBeNull()
  })
})
