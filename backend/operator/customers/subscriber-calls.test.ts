import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { unsubscribeNewsletter } from '../../../domain/contract/store-services.ts'
import { Subscribers } from '../../../domain/operator/mail/subscribers.ts'
import { operate, readingKey } from '../../testing/operator.ts'
import { request } from '../../testing/request.ts'

const at = '2026-11-20T10:00:00.000Z'

function subscriber(email: string, confirmedAt: string | null) {
  return env.DB.prepare(
    `INSERT INTO newsletter (email, locale, source, token_hash, requested_at, confirmed_at, unsubscribe_token)
    VALUES (?1, 'cs', 'form', ?1, ?2, ?3, iif(?3 IS NULL, NULL, 'leave-' || ?1))`,
  ).bind(email, at, confirmedAt)
}

async function list(after = '') {
  const path = `/operator/newsletter?after=${encodeURIComponent(after)}`
  return Subscribers.parse((await operate({ method: 'GET', path })).response)
}

describe('§7 UWG: operators read the subscribers of the newsletter', () => {
  it('who have confirmed and not unsubscribed, with their link to do so', async ({ expect }) => {
    await env.DB.batch([
      env.DB.prepare('DELETE FROM newsletter'),
      subscriber('bleibt@example.org', at),
      subscriber('geht@example.org', at),
      subscriber('unbestaetigt@example.org', null),
      subscriber('unzustellbar@example.org', at),
    ])
    await request(unsubscribeNewsletter, { body: { token: 'leave-geht@example.org' } })
    const body = { email: 'Unzustellbar@example.org', reason: 'bounce' }
    await operate({ path: '/operator/mail/suppression', body })
    const { subscribers, hasMore } = await list()
    expect(hasMore).toBe(false)
    expect(subscribers).toEqual([
      {
        email: 'bleibt@example.org',
        locale: 'cs',
        confirmedAt: at,
        unsubscribeUrl: expect.stringMatching(/^http.*[?]unsubscribe=leave-bleibt%40example\.org$/),
      },
    ])
  })

  it('page by page, each once', async ({ expect }) => {
    await env.DB.prepare('DELETE FROM newsletter').run()
    const many = Array.from({ length: 1001 }, (_, index) => subscriber(`p${index}@example.org`, at))
    await env.DB.batch(many)
    const found: string[] = []
    for (let next = '', hasMore = true; hasMore;) {
      // oxlint-disable-next-line no-await-in-loop -- a page begins where the last one ended
      const page = await list(next)
      found.push(...page.subscribers.map(({ email }) => email))
      ;({ next, hasMore } = page)
    }
    expect([found.length, new Set(found).size]).toEqual([1001, 1001])
  })

  it('not with a key for something else', async ({ expect }) => {
    const refused = await operate({
      method: 'GET',
      path: '/operator/newsletter',
      key: readingKey,
    })
    expect(refused.status).toBe(403)
  })
})
