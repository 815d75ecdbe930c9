import { env } from 'cloudflare:test'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { accountApi } from '../../../domain/account/account-api.ts'
import type { AppEnv } from '../../env.ts'
import { requestContext } from '../../request/context.ts'
import { documentFile } from './document-file.ts'

const BACKEND = {
  fetch(url: string, { headers }: RequestInit) {
    const isOwner = new Headers(headers).get('Authorization') === 'Bearer owner'
    const isKnown = new URL(url).pathname === '/store/api/v1/user/documents/d1/pdf'
    if (!isOwner) return Promise.resolve(Response.json({ errors: [] }, { status: 401 }))
    if (!isKnown) return Promise.resolve(Response.json({ errors: [] }, { status: 404 }))
    const disposition = { 'Content-Disposition': 'attachment; filename="RE2026-00001.pdf"' }
    return Promise.resolve(new Response('%PDF-1.7', { headers: disposition }))
  },
}

const app = new Hono<AppEnv>().use(requestContext()).route('/api', documentFile)

const download = (path: string, session: string | null) =>
  app.request(
    `https://shop.test${path}`,
    { headers: session ? { Cookie: `__Host-session=${session}; session=${session}` } : {} },
    { ...env, BACKEND },
  )

describe('§2 documents list: files', () => {
  it('are sent to the logged-in customer, without caching', async () => {
    const response = await download(accountApi.userDocument('d1', 'pdf'), 'owner')
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="RE2026-00001.pdf"',
      'content-type': 'application/pdf',
    })
  })

  it.each([
    [accountApi.userDocument('d1', 'pdf'), null],
    [accountApi.userDocument('d1', 'pdf'), 'stranger'],
    [accountApi.userDocument('d1', 'xml'), 'owner'],
    [accountApi.userDocument('of-another', 'pdf'), 'owner'],
    ['/api/user/documents/d1.exe', 'owner'],
  ])('answer 404: %s for %s', async (path, session) => {
    expect((await download(path, session)).status).toBe(404)
  })
})
