import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { getMenu, getRedirect, getUrlRewrite } from '../../../../domain/contract/cms.ts'
import { screenRoutes } from '../../../../domain/screens/screens.gen.ts'
import { request } from '../../../testing/request.ts'

const evil = `x' OR '1'='1`

describe('§7 GET redirect', () => {
  async function target(path: string, more: Record<string, string> = {}, locale = 'de') {
    const query = { route: 'category', path, ...more }
    return (await request(getRedirect, { query, locale })).response.redirectPath
  }

  beforeEach(async () => {
    await env.DB.prepare(
      `UPDATE product_text SET slug = 'koupelnovy-ventilator'
      WHERE locale = 'cs' AND slug IN ('badluefter-silva', 'koupelnovy-ventilator')`,
    ).run()
  })

  it('redirects an old path to the new one', async ({ expect }) => {
    expect(await target('/alt')).toBe('/ventilatoren')
    expect(await target('/ventilatoren')).toBeNull()
    expect(await target('/nirgends')).toBeNull()
  })

  it('redirects the slug of another language to the own one', async ({ expect }) => {
    expect(await target('/produkt/koupelnovy-ventilator')).toBe('/produkt/badluefter-silva')
    expect(await target('/produkt/badluefter-silva', {}, 'cs')).toBe(
      '/produkt/koupelnovy-ventilator',
    )
    expect(await target('/produkt/badluefter-silva')).toBeNull()
    expect(await target('/stranka/podminky')).toBe('/seite/agb')
    expect(await target('/seite/agb', {}, 'en')).toBe('/page/terms')
  })

  it('redirects the path of a screen in another language to the own one', async ({ expect }) => {
    for (const [screen, { paths }] of Object.entries(screenRoutes)) {
      if (paths.de.includes(':slug')) continue
      for (const path of new Set(Object.values(paths))) {
        expect(await target(path), screen).toBe(path === paths.de ? null : paths.de)
      }
    }
    expect(await target('/glossary', {}, 'sk')).toBe('/slovnik-pojmov')
    expect(await target('/branch/:slug')).toBeNull()
  })

  it('redirects content to its own language', async ({ expect }) => {
    const { results } = await env.DB.prepare(
      `SELECT own.slug AS de, other.slug AS cs FROM entry_text own
      JOIN entry_text other ON other.kind = own.kind AND other.id = own.id AND other.locale = 'cs'
      WHERE own.kind = 'article_category' AND own.locale = 'de' LIMIT 1`,
    ).all<{ de: string; cs: string }>()
    const [category] = results
    expect(await target(`/rubrika/irgendwo/${category?.cs}`)).toBe(`/articlelist/${category?.de}`)
    expect(await target('/rubrika/nic/nikde')).toBeNull()
  })

  it('accepts type and slug', async ({ expect }) => {
    const requested = { type: 'product', slug: 'koupelnovy-ventilator' }
    expect(await target('/irgendwo', requested)).toBe('/produkt/badluefter-silva')
    expect(await target('/irgendwo', { ...requested, type: 'constructor' })).toBeNull()
  })

  it('never redirects a target to itself', async ({ expect }) => {
    await env.DB.prepare(`INSERT INTO redirect (path, target) VALUES ('/kreis', '/kreis')`).run()
    expect(await target('/kreis')).toBeNull()
  })

  it.for([evil, '', '/', '/%', '/produkt/', '/produkt/%E0%A4%A', `/${'x'.repeat(5000)}`])(
    'treats %s as an unknown path',
    async (path, { expect }) => {
      expect(await target(path)).toBeNull()
    },
  )

  it('requires route and path', async ({ expect }) => {
    const { errors } = await request(getRedirect)
    expect(errors.map(({ field }) => field)).toEqual(['route', 'path'])
  })
})

describe('§7 GET url-rewrite', () => {
  const match = async (path: string, lang = 'de') =>
    (await request(getUrlRewrite, { query: { path, lang } })).response.match

  it('finds the page behind an old path, in each language', async ({ expect }) => {
    expect(await match('/agb.html')).toEqual({ type: 'page', slug: 'agb' })
    expect(await match('/agb.html', 'cs')).toEqual({ type: 'page', slug: 'podminky' })
    expect(await match('/agb')).toEqual({ type: 'page', slug: 'agb' })
    expect(await match('/agb', 'cs')).toBeNull()
  })

  it.for([evil, '', '/', 'x'.repeat(5000)])('finds none behind %s', async (path, { expect }) => {
    expect(await match(path)).toBeNull()
    expect(await match(path, evil)).toBeNull()
  })
})

describe('§7 GET menu-object/{code}', () => {
  const read = (code: string) => request(getMenu, { params: { code } })

  it('returns an editor’s menu, and the categories as the main one', async ({ expect }) => {
    expect((await read('footer-legal')).response.items[0]).toMatchObject({ title: 'AGB' })
    const main = (await read('main')).response
    expect(main.items.map(({ id }) => id)).toEqual(['A', 'C'])
    expect(main.items[0]?.children[0]).toMatchObject({
      id: 'A1',
      link: { type: 'category', target: 'ventilatoren/badluefter' },
    })
  })

  it.for(['nope', evil, '__proto__', 'x'.repeat(3000)])(
    'answers 404 for the menu %s',
    async (code, { expect }) => {
      expect((await read(code)).status).toBe(404)
    },
  )
})
