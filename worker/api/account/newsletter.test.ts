import { env } from 'cloudflare:test'
import { Hono } from 'hono'
import { describe, it, vi } from 'vitest'
import { api } from '../../../domain/api.ts'
import type { AppEnv } from '../../env.ts'
import { requestContext } from '../../request/context.ts'
import { newsletterApi } from './newsletter.ts'

vi.mock('../../pages.ts', () => ({
  renderScreen: async (_c: unknown, page: { status: number }) =>
    Response.json(page, { status: page.status }),
}))

const app = new Hono<AppEnv>().use(requestContext()).route('/api', newsletterApi)

let received: unknown

function subscribe(email: string, result: Response, json = true, host = 'shop.test') {
  const init = json
    ? {
        body: JSON.stringify({ email, terms: true }),
        headers: { 'Content-Type': 'application/json' },
      }
    : { body: new URLSearchParams({ email }) }
  const BACKEND = {
    async fetch(_url: string, { body }: RequestInit) {
      received = JSON.parse(String(body))
      return result
    },
  }
  return app.request(
    `https://${host}${api.newsletter}`,
    { method: 'POST', ...init },
    { ...env, BACKEND },
  )
}

const accepted = () => Response.json({ data: { pending: true } })
const refused = (status: number, title: string) =>
  Response.json({ errors: [{ status, title }] }, { status })

describe('§5, §8 newsletter', () => {
  it('asks for confirmation by e-mail', async ({ expect }) => {
    const response = await subscribe('anna@example.de', accepted())
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('bestätigen') })
  })

  it.for([
    ['shop.test', '/aktivieren'],
    ['cs.shop.test', '/aktivovat'],
    ['en.shop.test', '/activate'],
  ])('on %s links to %s there', async ([host, path], { expect }) => {
    await subscribe('anna@example.de', accepted(), true, host)
    expect(received).toMatchObject({ callbackUrl: expect.stringMatching(`//${host}${path}$`) })
  })

  it('§5 e-mail required: "to receive news you must fill in e-mail"', async ({ expect }) => {
    const response = await subscribe(' ', accepted())
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Um Neuheiten zu erhalten')
  })

  it('§8 status 401 shows the first error title as a success', async ({ expect }) => {
    const response = await subscribe('anna@example.de', refused(401, 'Schon angemeldet'))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ message: 'Schon angemeldet' })
  })

  it('§8 otherwise a general error', async ({ expect }) => {
    const response = await subscribe('anna@example.de', refused(422, 'internal detail'))
    expect(response.status).toBe(422)
    expect(await response.text()).not.toContain('internal detail')
  })

  it('answers a native form with a page', async ({ expect }) => {
    const response = await subscribe('anna@example.de', accepted(), false)
    expect(await response.text()).toContain('"screen":"page"')
  })
})
