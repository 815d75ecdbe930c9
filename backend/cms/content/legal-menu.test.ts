import { env } from 'cloudflare:test'
import { beforeEach, describe, it, vi } from 'vitest'
import { getMenu } from '../../../domain/contract/cms.ts'
import { merchant } from '../../../demo/content/merchant.ts'
import { merchantUpsert } from '../../merchant/merchant-upsert.ts'
import { request } from '../../testing/request.ts'

const legal = (locale: 'de' | 'cs' = 'de') =>
  request(getMenu, { params: { code: 'footer-legal' }, locale })
const become = (pages: typeof merchant.pages) =>
  merchantUpsert(env.DB, { ...merchant, pages }, new Date()).run()

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await become({ terms: { de: 'agb', cs: 'podminky' }, withdrawal: { de: 'gibt-es-nicht' } })
})

describe('§9 legal pages of a shop that sells', () => {
  it('are linked from each page, also where no menu was imported', async ({ expect }) => {
    await env.DB.prepare(`DELETE FROM content WHERE kind = 'menu'`).run()
    const { response } = await legal()
    expect(response.items).toMatchObject([
      { role: 'terms', title: 'AGB', link: { type: 'page', target: 'agb' } },
    ])
    expect((await legal('cs')).response.items).toMatchObject([
      { role: 'terms', link: { type: 'page', target: 'podminky' } },
    ])
    await become({})
    expect((await legal()).status).toBe(404)
  })

  it('are known by the merchant’s slugs in menus that name no roles', async ({ expect }) => {
    const item = { id: 'x', title: 'Unsere AGB', image: null, children: [] }
    const items = [
      { ...item, link: { type: 'page', target: 'agb' } },
      { ...item, id: 'y', link: { type: 'page', target: 'ueber-uns' } },
    ]
    await env.DB.prepare(
      `INSERT OR REPLACE INTO content (kind, key, locale, value, updated_at)
      VALUES ('menu', 'footer-legal', 'de', ?1, '2026-11-01T00:00:00Z')`,
    )
      .bind(JSON.stringify({ code: 'footer-legal', title: '', items }))
      .run()
    const { response } = await legal()
    expect(response.items.map(({ title, role }) => [title, role])).toEqual([
      ['Unsere AGB', 'terms'],
      ['Unsere AGB', undefined],
    ])
  })
})
