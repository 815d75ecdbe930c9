import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../domain/api.ts'
import { contactApi } from '../../../domain/content/contact-api.ts'
import { createShopper } from '../../testing/fake-shopper.ts'
import { createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'

const call = 'POST /api/v1/newsletter/activate'
const token = 'token-of-the-mail-0123456789'

let store: FakeStore
beforeEach(() => void (store = createFakeStore()))

async function confirm() {
  const response = await createShopper(store).form(contactApi.newsletterActivation, { token })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

describe('§2 user-activate', () => {
  it('the page has a form and confirms nothing itself', async () => {
    const response = await createShopper(store).get(`/aktivieren?token=${token}`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain(`action="${contactApi.newsletterActivation}" method="post"`)
    expect(html).toContain(`name="token" value="${token}"`)
    expect(response.headers.get('Cache-Control')).toContain('no-store')
    expect(store.requested.map((requested) => requested.call)).not.toContain(call)
  })

  it('confirms by a form and shows the address', async () => {
    store.responses[call] = () => ({ data: { email: 'anna@example.de' } })
    const { status, headers, html } = await confirm()
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toContain('no-store')
    expect(html).toContain('anna@example.de')
    expect(html).not.toContain(token)
    expect(store.requested.find((requested) => requested.call === call)?.body).toEqual({ token })
  })

  it('reports a second use as done', async () => {
    store.responses[call] = () => refused(422, { code: 'used', title: 'Bereits bestätigt.' })
    const { status, html } = await confirm()
    expect(status).toBe(422)
    expect(html).toContain('Schon bestätigt')
    expect(html).toContain('Bereits bestätigt.')
  })

  it('offers a new link if the old one is unknown or expired', async () => {
    store.responses[call] = () => refused(404, { code: 'not_found', title: 'Unbekannter Link.' })
    const { status, html } = await confirm()
    expect(status).toBe(404)
    expect(html).toContain('Unbekannter Link.')
    expect(html).toContain(`action="${api.newsletter}"`)
  })

  it('§8 keeps the button while the store is unreachable', async () => {
    store.responses[call] = () => new Response('<html>', { status: 502 })
    const { status, html } = await confirm()
    expect(status).toBe(503)
    expect(html).toContain('gleich noch einmal')
    expect(html).toContain(`name="token" value="${token}"`)
  })

  it('refuses a form without a token', async () => {
    const response = await createShopper(store).form(contactApi.newsletterActivation, {})
    expect(response.status).toBe(404)
    expect(store.requested.map((requested) => requested.call)).not.toContain(call)
  })
})
