import { beforeEach, describe, expect, it } from 'vitest'
import { contactApi } from '../../../domain/content/contact-api.ts'
import { createShopper } from '../../testing/fake-shopper.ts'
import { createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'

const token = 'token-of-the-mail-0123456789'
const ends = [
  {
    name: 'unsubscribe',
    path: contactApi.newsletterEnd,
    call: 'POST /api/v1/newsletter/unsubscribe',
    data: { subscribed: false },
    done: 'Newsletter abbestellt',
  },
  {
    name: 'unwatch',
    path: contactApi.watcherEnd,
    call: 'POST /api/v1/watchers/unsubscribe',
    data: { watching: false },
    done: 'Benachrichtigung abbestellt',
  },
]

let store: FakeStore
beforeEach(() => void (store = createFakeStore()))

async function post(path: string, fields: Record<string, string>) {
  const response = await createShopper(store).form(path, fields)
  return { status: response.status, html: await response.text() }
}

describe.each(ends)(
  '§7 the unsubscribe link of a mail: $name',
  ({ name, path, call, data, done }) => {
    it('opens a page with a button and ends nothing itself', async () => {
      const response = await createShopper(store).get(`/aktivieren?${name}=${token}`)
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(html).toContain(`action="${path}" method="post"`)
      expect(html).toContain(`name="token" value="${token}"`)
      expect(store.requested.map((requested) => requested.call)).not.toContain(call)
    })

    it('unsubscribes by a form with a notice', async () => {
      store.responses[call] = () => ({ data })
      const { status, html } = await post(path, { token })
      expect(status).toBe(200)
      expect(html).toContain(done)
      expect(store.requested.find((requested) => requested.call === call)?.body).toEqual({ token })
    })

    it('is tolerant of an unknown or used link', async () => {
      store.responses[call] = () => refused(404, { code: 'not_found', title: 'Unbekannter Link.' })
      const { status, html } = await post(path, { token })
      expect(status).toBe(404)
      expect(html).toContain('Unbekannter Link.')
      expect(html).toContain('Es ist nichts weiter zu tun')
    })

    it('§8 keeps the button while the store is unreachable', async () => {
      store.responses[call] = () => new Response('<html>', { status: 502 })
      const { status, html } = await post(path, { token })
      expect(status).toBe(503)
      expect(html).toContain(`name="token" value="${token}"`)
    })

    it('refuses a form without a token', async () => {
      expect((await post(path, {})).status).toBe(404)
    })
  },
)
