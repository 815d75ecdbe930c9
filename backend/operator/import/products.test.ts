import { env } from 'cloudflare:test'
import * as z from 'zod'
import { beforeEach, describe, it, vi } from 'vitest'
import { getProductDetail, getRedirect } from '../../../domain/contract/cms.ts'
import { ProductRecord } from '../../../domain/operator/product-record.ts'
import { exported, inAll, listed, newFan } from '../../testing/new-product.ts'
import { operate } from '../../testing/operator.ts'
import { request } from '../../testing/request.ts'
import { runImport } from '../../testing/run-import.ts'
import { restock, searchValueOf, valueOf } from '../../testing/shop.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => vi.restoreAllMocks()
})

async function silva(): Promise<ProductRecord> {
  const records = z.array(ProductRecord).parse(await exported())
  const found = records.find(({ id }) => id === 'badluefter-silva')
  if (!found) throw new Error('There is no badluefter-silva')
  return found
}

describe('point 6: product imports', () => {
  it('are unchanged after an export: 0 changed', async ({ expect }) => {
    const records = await exported()
    expect(records.length).toBeGreaterThan(4)
    const before = await valueOf(`SELECT group_concat(n || updated_at) FROM product`)
    const result = await runImport(
      'products',
      records.map((record) => ({ record: Object(record) })),
    )
    expect(result).toMatchObject({
      errors: [],
      new: 0,
      changed: 0,
      applied: 0,
      unchanged: records.length,
      done: true,
    })
    expect(await valueOf(`SELECT group_concat(n || updated_at) FROM product`)).toBe(before)
  })

  it('§5 purge each address that they have not had, of which "not found" may be cached', async ({
    expect,
  }) => {
    const purgedBy = async (slug: string) => {
      await env.DB.prepare('DELETE FROM purge_outbox').run()
      await runImport('products', [newFan('fruehlingsluefter', { slug: inAll(slug) })])
      return String(await valueOf(`SELECT group_concat(tags, ' ') FROM purge_outbox`)).split(' ')
    }
    expect(await purgedBy('fruehling')).toContain('product-slug:fruehling')
    expect(await purgedBy('sommer')).toContain('product-slug:sommer')
    const deletion = { method: 'DELETE', path: '/operator/products/fruehlingsluefter' }
    await operate(deletion)
    expect(await purgedBy('sommer'), 'after a deletion').toContain('product-slug:sommer')
    await operate(deletion)
  })

  it('appear in listings, search, counts and the cart’s stock', async ({ expect }) => {
    const count = () => valueOf(`SELECT product_count FROM category WHERE id = 'A1'`)
    const before = Number(await count())
    const result = await runImport('products', [newFan('neuheit')])
    expect(result).toMatchObject({ errors: [], applied: 1, done: true })
    expect((await listed())[0]).toBe('neuheit')
    expect(await listed({ dn: ['100'] })).toContain('neuheit')
    expect(await listed({ dn: ['150'] })).not.toContain('neuheit')
    expect(await listed({}, 'name')).toEqual([
      'badluefter-silva',
      'letzter',
      'badluefter-grossmann',
      'reduziert',
      'neuheit',
    ])
    expect(await count()).toBe(before + 1)
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 'neuheit-100'`)).toBe(3000)
    const found = `SELECT count(*) FROM search_de WHERE search_de MATCH 'turboflux'`
    expect(await searchValueOf(found)).toBe(1)
    const words = `SELECT products FROM search_word WHERE locale = 'cs' AND word = 'turboflux'`
    expect(await searchValueOf(words)).toBe(1)
    const again = await runImport('products', [newFan('neuheit')])
    expect(again).toMatchObject({ new: 0, changed: 0, unchanged: 1 })
  })

  it('include duties: stored for an export, shown in the language of the response', async ({
    expect,
  }) => {
    const texts = {
      de: 'Scharfe Kanten.',
      cs: 'Ostré hrany.',
      sk: 'Ostré hrany!',
      en: 'Sharp edges.',
    }
    const duties = {
      electrical: { except: ['pflicht-100'] },
      battery: { type: 'CR2032', substance: null, except: [] },
      warnings: [{ signal: 'caution', text: texts }],
      guarantee: { years: 5, free: true, wholeProduct: true },
      data: [{ kinds: texts, format: texts, volume: texts, storage: texts, access: texts }].map(
        (data) => ({ ...data, realTime: true, except: [] }),
      ),
      declaration: { number: 'DoP-1', standard: 'EN 15650:2010', notifiedBody: null },
    }
    expect(await runImport('products', [newFan('pflicht', { duties })])).toMatchObject({
      errors: [],
      applied: 1,
    })
    const records = z.array(ProductRecord).parse(await exported())
    expect(records.find(({ id }) => id === 'pflicht')?.duties).toEqual(duties)
    const { response } = await request(getProductDetail, {
      params: { slug: 'pflicht' },
      locale: 'cs',
    })
    expect(response.data.duties).toEqual({
      ...duties,
      warnings: [{ signal: 'caution', text: 'Ostré hrany.' }],
      data: [expect.objectContaining({ kinds: 'Ostré hrany.', access: 'Ostré hrany.' })],
    })
  })

  it('require a warning in the languages of all markets', async ({ expect }) => {
    const warnings = [{ signal: 'danger', text: { de: 'Strom', cs: 'Proud', sk: '', en: 'Power' } }]
    const result = await runImport('products', [newFan('stumm', { duties: { warnings } })])
    expect(result).toMatchObject({ applied: 0 })
    expect(JSON.stringify(result.errors)).toContain('duties.warnings.0.text.sk')
  })

  it('keep the price history, and show the lowest of 30 days', async ({ expect }) => {
    const price = (amount: number) =>
      runImport('products', [
        {
          cells: {
            id: 'badluefter-silva',
            'variant.id': 's100',
            'variant.prices.EUR': String(amount),
          },
        },
      ])
    expect(await price(27)).toMatchObject({ errors: [], applied: 1 })
    const of = (column: string) =>
      valueOf(`SELECT ${column} FROM price WHERE currency = 'EUR'
        AND variant_n = (SELECT n FROM variant WHERE id = 's100')`)
    expect(await of('with_tax')).toBe(2700)
    expect(await of('original_with_tax')).toBe(3000)
    expect(await of('lowest30_with_tax')).toBe(3000)
    expect(
      await valueOf(`SELECT count(*) FROM price_history WHERE currency = 'EUR'
      AND variant_n = (SELECT n FROM variant WHERE id = 's100')`),
    ).toBe(2)
    expect(await price(27)).toMatchObject({ changed: 0, unchanged: 1 })
  })

  it('change only what their columns name', async ({ expect }) => {
    await restock('s125', 7)
    const before = await silva()
    await runImport('products', [
      {
        cells: { id: 'badluefter-silva', 'perex.cs': 'Tichý', 'parameters.backdraught': 'FALSCH' },
      },
    ])
    const after = await silva()
    expect(after).toEqual({
      ...before,
      perex: { ...before.perex, cs: 'Tichý' },
      parameters: { ...before.parameters, backdraught: false },
    })
  })

  it('add variants, and remove a warehouse, by rows of their own', async ({ expect }) => {
    await runImport('products', [newFan('reihe')])
    const row = (variant: string, cells: Record<string, string>) => ({
      cells: { id: 'reihe', 'variant.id': variant, ...cells },
    })
    const result = await runImport('products', [
      row('reihe-100', { 'variant.stock.leipzig': '', 'variant.stock.brno': '4' }),
      row('reihe-125', {
        'variant.catalogCode': 'TF-125',
        'variant.prices.EUR': '9,90',
        'variant.prices.CZK': '250',
        'variant.parameters.dn': '125',
      }),
    ])
    expect(result).toMatchObject({ errors: [], applied: 1, changed: 1 })
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 'reihe-100'`)).toBe(4000)
    const places = `SELECT group_concat(warehouse) FROM variant_stock
      WHERE variant_n = (SELECT n FROM variant WHERE id = 'reihe-100')`
    expect(await valueOf(places)).toBe('brno')
    const standard = `SELECT v.id FROM product p JOIN variant v ON v.n = p.default_variant_n
      WHERE p.id = 'reihe'`
    expect(await valueOf(standard)).toBe('reihe-125')
    expect(await listed({ dn: ['125'] })).toContain('reihe')
  })

  it('preserve concurrent stock changes of orders', async ({ expect }) => {
    await restock('w100', 10)
    const path = '/operator/products/imports'
    const id = String((await operate({ method: 'POST', path })).response['id'])
    const cells = { id: 'wickelfalzrohr', 'perex.de': 'Rohr', 'variant.id': 'w100' }
    await operate({ path: `${path}/${id}/rows`, body: { rows: [{ line: 2, cells }] } })
    await restock('w100', 4)
    await operate({ method: 'POST', path: `${path}/${id}/apply`, body: {} })
    expect(await valueOf(`SELECT stock FROM variant WHERE id = 'w100'`)).toBe(4000)
  })

  it('move products between categories', async ({ expect }) => {
    await runImport('products', [newFan('wandert')])
    await runImport('products', [{ cells: { id: 'wandert', category: 'C' } }])
    expect(await listed()).not.toContain('wandert')
    const segments = `SELECT count(*) FROM listing_task`
    expect(await valueOf(segments)).toBe(0)
  })

  it('purge the storefront: each product, and every listing', async ({ expect }) => {
    await env.DB.prepare('DELETE FROM purge_outbox').run()
    await runImport('products', [newFan('gespuelt')])
    const { results } = await env.DB.prepare('SELECT tags FROM purge_outbox').all()
    const tags = results.flatMap(({ tags }) => String(tags).split(' '))
    expect(tags).toContain('product:gespuelt')
    expect(tags).toContain('catalog')
  })

  it('keep the former address of a product as a redirect', async ({ expect }) => {
    const slugs = (de: string) => ({ de, cs: 'ventilator-x', sk: 'ventilator-x', en: 'fan-x' })
    const rename = (de: string) =>
      runImport('products', [{ record: { id: 'umbenannt', slug: slugs(de) } }])
    const target = async (slug: string) => {
      const { response } = await request(getRedirect, {
        query: { route: 'product', path: `/produkt/${slug}` },
      })
      return response.redirectPath
    }
    await runImport('products', [newFan('umbenannt', { slug: slugs('luefter-a') })])
    await rename('luefter-b')
    expect(await target('luefter-a')).toBe('/produkt/luefter-b')
    await env.DB.prepare('DELETE FROM purge_outbox').run()
    await rename('luefter-c')
    expect([await target('luefter-a'), await target('luefter-b')]).toEqual([
      '/produkt/luefter-c',
      '/produkt/luefter-c',
    ])
    const { results } = await env.DB.prepare('SELECT tags FROM purge_outbox').all()
    expect(results.flatMap(({ tags }) => String(tags).split(' '))).toContain('routing')
    // Back again: what is there leads nowhere else.
    await rename('luefter-a')
    expect(await valueOf(`SELECT count(*) FROM redirect WHERE path = '/produkt/luefter-a'`)).toBe(0)
    expect([await target('luefter-b'), await target('luefter-c')]).toEqual([
      '/produkt/luefter-a',
      '/produkt/luefter-a',
    ])
  })

  it('take a description as plain text, a paragraph a line', async ({ expect }) => {
    await runImport('products', [newFan('beschrieben')])
    const cells = { id: 'beschrieben', 'description.de': 'Leise, < 30 dB.\r\n\nFür 3 m² & mehr.' }
    const result = await runImport('products', [{ cells }])
    expect(result).toMatchObject({ errors: [], changed: 1 })
    const written = (await exported()).find((record) => Object(record).id === 'beschrieben')
    const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
    expect(Object(written).description.de).toEqual({
      type: 'doc',
      content: [paragraph('Leise, < 30 dB.'), paragraph('Für 3 m² & mehr.')],
    })
  })
})
