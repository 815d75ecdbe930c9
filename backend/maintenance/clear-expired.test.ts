import { env } from 'cloudflare:test'
import { merchant } from '../../demo/content/merchant.ts'
import { merchantUpsert } from '../merchant/merchant-upsert.ts'
import { describe, it } from 'vitest'
import { getCart } from '../../domain/contract/store-cart.ts'
import { getUser } from '../../domain/contract/store-account.ts'
import { request } from '../testing/request.ts'
import { cartOf, guestCart, loginAs, valueOf } from '../testing/shop.ts'
import { clearExpired } from './clear-expired.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

describe('design §7 expired data is deleted', () => {
  it('deletes a guest cart 30 days after its last change, never a customer’s', async ({
    expect,
  }) => {
    const bearer = await loginAs('kunde@luftbasis.example', { cartToken: await guestCart('s125') })
    const cartToken = await guestCart('s100')
    await clearExpired(env.DB, inDays(29))
    expect((await cartOf(cartToken)).items).toHaveLength(1)
    await clearExpired(env.DB, inDays(31))
    expect((await cartOf(cartToken)).items).toEqual([])
    expect(await valueOf('SELECT count(*) FROM cart WHERE customer_id IS NULL')).toBe(0)
    expect(await valueOf(`SELECT count(*) FROM cart_item WHERE variant_id = 's100'`)).toBe(0)
    const again = await loginAs('kunde@luftbasis.example')
    expect((await request(getCart, { bearer: again })).response.data.items).toHaveLength(1)
    expect((await request(getUser, { bearer })).status).toBe(401)
  })

  it('deletes expired sessions and tokens only', async ({ expect }) => {
    const bearer = await loginAs('kunde@luftbasis.example')
    await env.DB.prepare(
      `INSERT INTO password_reset (token_hash, customer_id, expires_at) VALUES ('old', 'demo-b2c', '2020-01-01T00:00:00.000Z')`,
    ).run()
    await clearExpired(env.DB)
    expect(await valueOf('SELECT count(*) FROM password_reset')).toBe(0)
    expect((await request(getUser, { bearer })).status).toBe(200)
  })

  it('deletes a watch after a year', async ({ expect }) => {
    await env.DB.prepare(
      `INSERT INTO watcher (id, variant_id, email, locale, token_hash, created_at)
      VALUES ('w', 'g100', 'anna@example.org', 'de', 'w', ?1)`,
    )
      .bind(new Date().toISOString())
      .run()
    await clearExpired(env.DB, inDays(364))
    expect(await valueOf('SELECT count(*) FROM watcher')).toBe(1)
    await clearExpired(env.DB, inDays(366))
    expect(await valueOf('SELECT count(*) FROM watcher')).toBe(0)
  })

  it('keeps orders longer if the merchant says so, never shorter than the law', async ({
    expect,
  }) => {
    await env.DB.batch([
      merchantUpsert(
        env.DB,
        { ...merchant, retention: { ...merchant.retention, voucherYears: { de: 12, cs: 2 } } },
        new Date(),
      ),
      ...['de', 'cs'].map((locale) =>
        env.DB.prepare(
          `INSERT INTO sale_order (id, code, token, attempt_key, status, created_at, snapshot, details)
          VALUES (?1, ?1, ?1, ?1, 'paid', '2026-03-01T10:00:00.000Z', '{}', json_object('locale', ?2))`,
        ).bind(`kept-${locale}`, locale),
      ),
    ])
    const remainingAt = async (at: string) => {
      await clearExpired(env.DB, new Date(at))
      return valueOf(
        `SELECT coalesce(group_concat(id), '') FROM (SELECT id FROM sale_order
        WHERE id IN ('kept-de', 'kept-cs') ORDER BY id)`,
      )
    }
    expect(await remainingAt('2036-12-31T12:00:00Z')).toBe('kept-cs,kept-de')
    expect(await remainingAt('2037-01-01T12:00:00Z')).toBe('kept-de')
    expect(await remainingAt('2039-01-01T12:00:00Z')).toBe('')
    await merchantUpsert(env.DB, merchant, new Date()).run()
  })

  it('deletes everything else if the database refuses one deletion', async ({ expect }) => {
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO operator_nonce (key_id, nonce, expires_at) VALUES ('erp', 'old', '2020-01-01')`,
      ),
      env.DB.prepare(
        `CREATE TRIGGER kept BEFORE DELETE ON operator_nonce BEGIN SELECT RAISE(ABORT, 'kept'); END`,
      ),
      env.DB.prepare(
        `INSERT INTO mail (id, kind, recipient, locale, subject, html, text, created_at)
        VALUES ('old', 'contact', 'a@example.org', 'de', '', '', '', '2020-01-01')`,
      ),
    ])
    await expect(clearExpired(env.DB)).rejects.toThrow('kept')
    expect(await valueOf(`SELECT count(*) FROM mail WHERE id = 'old'`)).toBe(0)
    await env.DB.prepare('DROP TRIGGER kept').run()
    await clearExpired(env.DB)
    expect(await valueOf(`SELECT count(*) FROM operator_nonce WHERE nonce = 'old'`)).toBe(0)
  })

  it('deletes orders after the tax retention period: 8 years, 10 in Czechia and by the OSS', async ({
    expect,
  }) => {
    const insert = (id: string, locale: string, scheme = 'domestic') =>
      env.DB.prepare(
        `INSERT INTO sale_order (id, code, token, attempt_key, status, created_at, snapshot, details)
        VALUES (?1, ?1, ?1, ?1, 'paid', '2026-03-01T10:00:00.000Z',
          json_object('document', json_object('tax', json_object('scheme', ?3))),
          json_object('locale', ?2))`,
      ).bind(id, locale, scheme)
    const event = (id: string) =>
      env.DB.prepare(
        `INSERT INTO order_event (id, order_id, kind, at) VALUES (?1, ?1, 'paid', '')`,
      ).bind(id)
    await env.DB.batch([
      insert('old-de', 'de'),
      insert('old-cs', 'cs'),
      insert('old-oss', 'de', 'oss'),
      event('old-de'),
      event('old-cs'),
      event('old-oss'),
    ])
    const remainingAt = async (at: string) => {
      await clearExpired(env.DB, new Date(at))
      const sql = (table: string, column: string) =>
        `SELECT count(*) FROM ${table} WHERE ${column} IN ('old-de', 'old-cs', 'old-oss')`
      return [await valueOf(sql('sale_order', 'id')), await valueOf(sql('order_event', 'order_id'))]
    }
    expect(await remainingAt('2034-12-31T12:00:00Z')).toEqual([3, 3])
    expect(await remainingAt('2035-01-01T12:00:00Z')).toEqual([2, 2])
    expect(await remainingAt('2036-12-31T12:00:00Z')).toEqual([2, 2])
    expect(await remainingAt('2037-01-01T12:00:00Z')).toEqual([0, 0])
  })
})
