import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { clearExpired } from './clear-expired.ts'

/* Half an hour into the shop's new year it is still the old one in Greenwich. */

const thisYear = new Date().getUTCFullYear()
const newYear = (yearsAgo: number) => `${thisYear - yearsAgo - 1}-12-31T23:30:00.000Z`
const sylvester = (yearsAgo: number) => `${thisYear - yearsAgo - 1}-12-31T22:30:00.000Z`
const now = new Date(`${thisYear}-01-01T12:00:00Z`)

beforeEach(async () => {
  await env.DB.batch(
    ['withdrawal_kept', 'invoice_kept'].map((name) =>
      env.DB.prepare(`DROP TRIGGER IF EXISTS ${name}`),
    ),
  )
})

async function kept(table: string, column = 'id'): Promise<unknown[]> {
  await clearExpired(env.DB, now)
  const { results } = await env.DB.prepare(
    `SELECT ${column} AS id FROM ${table} WHERE ${column} IN ('before', 'after')`,
  ).all()
  return results.map(({ id }) => id)
}

const insertEach = (sql: string, years: number) =>
  env.DB.batch([
    env.DB.prepare(sql).bind('before', sylvester(years)),
    env.DB.prepare(sql).bind('after', newYear(years)),
  ])

describe('§ 147 AO: the year of a voucher is that of its day at the shop', () => {
  it('of an order', async ({ expect }) => {
    await insertEach(
      `INSERT INTO sale_order (id, code, token, attempt_key, status, created_at, snapshot, details)
      VALUES (?1, ?1, ?1, ?1, 'paid', ?2, '{}', '{"locale":"de"}')`,
      8,
    )
    expect(await kept('sale_order')).toEqual(['after'])
  })

  it('of an invoice', async ({ expect }) => {
    await insertEach(
      `INSERT INTO invoice (id, kind, year, sequence, number, order_id, nth, cause, issued_at, model)
      VALUES (?1, 'invoice', 1999, length(?1), ?1, ?1, 1, ?1, ?2, '{"locale":"de"}')`,
      8,
    )
    expect(await kept('invoice')).toEqual(['after'])
  })

  it('of a withdrawal', async ({ expect }) => {
    await insertEach(
      `INSERT INTO withdrawal VALUES (?1, ?1, ?1, ?1, 'A', '1', 'a@shop.example', '[]', '', NULL,
        'none', 0, NULL, 'de', ?2, '[]')`,
      3,
    )
    expect(await kept('withdrawal')).toEqual(['after'])
  })

  it('of a consent to the newsletter', async ({ expect }) => {
    await insertEach(
      `INSERT INTO newsletter_log (email, event, locale, source, token_hash, at)
      VALUES (?1, 'subscribed', 'de', 'footer', ?1, ?2)`,
      3,
    )
    expect(await kept('newsletter_log', 'email')).toEqual(['after'])
  })
})
