import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { unwatchVariant, watchVariant } from '../../../domain/contract/store-products.ts'
import { readConfig } from '../../env.ts'
import { request, type RequestOptions } from '../../testing/request.ts'
import { valueOf } from '../../testing/shop.ts'
import { notifyAllWatchers, notifyWatchers } from './notify-watchers.ts'

// Sold out in the fixture.
const variantId = 'g100'

beforeEach(async () => {
  const tables = ['watcher', 'mail', 'attempt']
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  await arrive(0)
})

function watch(email: string, options: RequestOptions = {}) {
  return request(watchVariant, { params: { variantId }, ...options, body: { email } })
}

async function mailsTo(email: string) {
  const { results } = await env.DB.prepare(
    'SELECT kind, locale, subject, text FROM mail WHERE recipient = ?1 ORDER BY created_at, rowid',
  )
    .bind(email)
    .all<{ kind: string; locale: string; subject: string; text: string }>()
  return results
}

function arrive(stock = 5000) {
  return env.DB.prepare('UPDATE variant SET stock = ?1 WHERE id = ?2').bind(stock, variantId).run()
}

const notify = () => notifyWatchers(env.DB, readConfig(env), [variantId, 's100', 'nope'])

describe('§7 POST products/{variantId}/watchers', () => {
  it('confirms by mail with an unsubscribe link', async ({ expect }) => {
    const { response } = await watch('Anna@example.org', { locale: 'cs' })
    expect(response.data).toEqual({ watching: true })
    const [mail] = await mailsTo('anna@example.org')
    expect(mail).toMatchObject({ kind: 'watcher_confirmation', locale: 'cs' })
    const [, token = ''] = /aktivovat\?unwatch=([\w-]{43})/.exec(mail?.text ?? '') ?? []
    expect(await valueOf('SELECT count(*) FROM watcher WHERE token_hash = ?1', token)).toBe(0)
    expect((await request(unwatchVariant, { body: { token } })).response.data).toEqual({
      watching: false,
    })
    expect(await valueOf('SELECT count(*) FROM watcher')).toBe(0)
    const again = await request(unwatchVariant, { body: { token } })
    expect(again.response.data, 'pressed twice').toEqual({ watching: false })
    const cut = await request(unwatchVariant, { body: { token: token.slice(0, 30) } })
    expect(cut.errors[0]).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('accepts one per variant and address without a second mail', async ({ expect }) => {
    await watch('anna@example.org')
    expect((await watch('ANNA@example.org')).response.data).toEqual({ watching: true })
    expect(await mailsTo('anna@example.org')).toHaveLength(1)
    expect(await valueOf('SELECT count(*) FROM watcher')).toBe(1)
  })

  it('refuses junk, unknown variants and available ones', async ({ expect }) => {
    for (const email of ['', 'x', 'a@b', `a@b.example'; DROP TABLE watcher`, 'a'.repeat(300)]) {
      expect((await watch(email)).errors[0]).toMatchObject({ status: 422, field: 'email' })
    }
    expect((await watch('a@b.example', { params: { variantId: 'nope' } })).status).toBe(404)
    const available = await watch('a@b.example', { params: { variantId: 's100' }, locale: 'en' })
    expect(available.errors[0]).toMatchObject({ status: 409, code: 'already_available' })
    expect(available.errors[0]?.title).toMatch(/can be ordered right away/)
  })

  it('is limited by address', async ({ expect }) => {
    for (let count = 0; count < 20; count++) await watch('viel@example.org')
    expect((await watch('viel@example.org')).status).toBe(429)
    expect((await watch('anders@example.org')).status).toBe(200)
  })
})

describe('§7 watchers when stock rises from 0', () => {
  it('notifies everybody once, in their languages', async ({ expect }) => {
    await watch('anna@example.org')
    await watch('iva@example.org', { locale: 'cs' })
    await arrive()
    await Promise.all([notify(), notify()])
    await notify()
    const [, german, ...none] = await mailsTo('anna@example.org')
    expect(german).toMatchObject({ kind: 'watcher_release', locale: 'de' })
    expect(german?.text).toContain(
      'http://localhost:8787/produkt/badluefter-grossmann?variant_id=g100',
    )
    expect(none).toEqual([])
    expect((await mailsTo('iva@example.org'))[1]?.subject).toMatch(/^Opět k dispozici/)
    expect(await valueOf('SELECT count(*) FROM watcher')).toBe(0)
  })

  it('detects every delivery at the next run, whatever its source', async ({ expect }) => {
    await watch('anna@example.org')
    await arrive()
    await notifyAllWatchers(env.DB, readConfig(env))
    expect(await mailsTo('anna@example.org')).toHaveLength(2)
  })

  it('waits while the product is off sale, whatever arrives', async ({ expect }) => {
    const sell = (saleable: number) =>
      env.DB.prepare(
        'UPDATE product SET saleable = ?1 WHERE n = (SELECT product_n FROM variant WHERE id = ?2)',
      )
        .bind(saleable, variantId)
        .run()
    await watch('anna@example.org')
    await sell(0)
    await arrive()
    await notify()
    await notifyAllWatchers(env.DB, readConfig(env))
    const mails = await mailsTo('anna@example.org')
    await sell(1)
    expect(mails).toHaveLength(1)
    await notify()
    expect(await mailsTo('anna@example.org')).toHaveLength(2)
  })

  it('waits while there is no stock', async ({ expect }) => {
    await watch('anna@example.org')
    await notify()
    expect(await mailsTo('anna@example.org')).toHaveLength(1)
    expect(await valueOf('SELECT count(*) FROM watcher')).toBe(1)
  })
})
