import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { hashToken } from '../db/hash.ts'
import { valueOf } from '../testing/shop.ts'
import { clearExpired } from './clear-expired.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const now = new Date()

async function subscribe(email: string, confirmedAt: string | null, unsubscribedAt: string | null) {
  await env.DB.prepare(
    `INSERT INTO newsletter (email, locale, source, token_hash, requested_at, confirmed_at, unsubscribed_at)
    VALUES (?1, 'de', 'form', ?1, ?2, ?3, ?4)`,
  )
    .bind(email, now.toISOString(), confirmedAt, unsubscribedAt)
    .run()
}

const addresses = () =>
  valueOf(
    `SELECT coalesce(group_concat(email), '') FROM (SELECT email FROM newsletter
      WHERE email LIKE '%@brief.example' ORDER BY email)`,
  )
const proofOf = (email: string) =>
  valueOf('SELECT count(*) FROM newsletter_log WHERE email = ?1', email)

describe('§8 newsletter: ended subscriptions', () => {
  it('are deleted after 30 days, their proof is anonymous and ends three years later', async ({
    expect,
  }) => {
    const at = now.toISOString()
    await subscribe('bleibt@brief.example', at, null)
    await subscribe('offen@brief.example', null, null)
    await subscribe('weg@brief.example', null, at)
    await clearExpired(env.DB, inDays(29))
    expect(await addresses()).toBe('bleibt@brief.example,offen@brief.example,weg@brief.example')
    await clearExpired(env.DB, inDays(31))
    expect(await addresses()).toBe('bleibt@brief.example')
    const hashed = await hashToken('weg@brief.example')
    expect([await proofOf('weg@brief.example'), await proofOf(hashed)]).toEqual([0, 1])
    const lastYear = now.getUTCFullYear() + 3
    await clearExpired(env.DB, new Date(`${lastYear}-12-31T12:00:00Z`))
    expect(await proofOf(hashed)).toBe(1)
    await clearExpired(env.DB, new Date(`${lastYear + 1}-01-01T12:00:00Z`))
    expect(await proofOf(hashed)).toBe(0)
    expect(await proofOf('bleibt@brief.example')).toBe(1)
  })
})

describe('§ 147 AO: invoices', () => {
  it('are deleted eight years after their own, ten in Czechia', async ({ expect }) => {
    const insert = (id: string, locale: string, issuedAt: string) =>
      env.DB.prepare(
        `INSERT INTO invoice (id, kind, year, sequence, number, order_id, nth, cause, issued_at, model)
        VALUES (?1, 'invoice', 1999, ?2, ?1, ?1, 1, ?1, ?3, json_object('locale', ?4))`,
      ).bind(id, id.length, issuedAt, locale)
    const year = now.getUTCFullYear()
    await env.DB.batch([
      insert('re-de', 'de', `${year - 9}-12-31T12:00:00.000Z`),
      insert('re-de-8', 'de', `${year - 8}-01-01T12:00:00.000Z`),
      insert('re-cs-10-', 'cs', `${year - 10}-01-01T12:00:00.000Z`),
      insert('re-cs-old-', 'cs', `${year - 11}-12-31T12:00:00.000Z`),
    ])
    await clearExpired(env.DB, now)
    expect(
      await valueOf(
        `SELECT group_concat(id) FROM (SELECT id FROM invoice WHERE year = 1999 ORDER BY id)`,
      ),
    ).toBe('re-cs-10-,re-de-8')
  })
})
