import { env, SELF } from 'cloudflare:test'
import { beforeAll, describe, it } from 'vitest'
import { getProductDetail, getProducts } from '../../../../domain/contract/cms.ts'
import { request, type RequestOptions } from '../../../testing/request.ts'
import { valueOf } from '../../../testing/shop.ts'

const slug = 'badluefter-silva'

function detailOf(requested = slug, options: RequestOptions = {}) {
  return request(getProductDetail, { ...options, params: { slug: requested } })
}

const run = (sql: string, ...bindings: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...bindings)
    .run()

beforeAll(async () => {
  const n = await valueOf(`SELECT n FROM variant WHERE id = 's100'`)
  const curves = [
    {
      speed: 1,
      label: { de: 'Stufe 1 von 1', cs: 'Stupeň 1 z 1' },
      points: [
        [0, 40, 9, 27],
        [95, 0, 8, 26],
      ],
    },
  ]
  const octaves = { kind: 'soundPower', decibels: [20, 26, 31, 33, 32, 29, 23, 16] }
  await run(
    'INSERT INTO variant_performance (variant_n, curves, octaves) VALUES (?, ?, ?)',
    n,
    JSON.stringify(curves),
    JSON.stringify(octaves),
  )
  await run(
    `INSERT INTO incoming_goods VALUES ('i2', ?, '2026-12-09', 20000), ('i1', ?, '2026-12-01', 5000)`,
    n,
    n,
  )
  await run(
    `INSERT INTO variant_stock (variant_n, warehouse, stock, delay_days) VALUES (?, 'zentral', 25000, 3)`,
    n,
  )
  await run(
    `UPDATE product SET relations = ?, gifts = '["letzter"]', colours = '["reduziert"]', free_shippers = '["dhl"]',
      n_plus_one = 3, permanent_discount = 1, end_text = ?,
      tags = '[{"id":"a","text":{"de":"Nur Liste","cs":"Jen seznam"},"color":"blue","visibility":"catalog"}]' WHERE id = ?`,
    JSON.stringify({ requires: ['letzter'], consumables: ['reduziert'] }),
    JSON.stringify({ de: 'Wird nicht mehr gebaut.' }),
    slug,
  )
})

describe('§3 Product', () => {
  it('has an alt text for each further picture', async ({ expect }) => {
    await run(
      'UPDATE product SET images = ? WHERE id = ?',
      JSON.stringify([
        'product/x',
        'product/x-2',
        'product/x-in-bath',
        'product/y',
        'product/x-in-sea',
      ]),
      slug,
    )
    const { response } = await detailOf()
    const { name, images } = response.data
    expect(images.map(({ alt }) => alt)).toEqual([
      name,
      `${name}, von einer anderen Seite`,
      `${name}, in einem Bad an gefliester Wand`,
      name,
      name,
    ])
  })

  it('has gifts with availability, free shippers, and the offer with its end', async ({
    expect,
  }) => {
    const { response } = await detailOf()
    expect(response.data).toMatchObject({
      gifts: [{ id: 'letzter', slug: 'letzter', availability: { isAvailable: true } }],
      freeShippers: ['dhl'],
      discounts: [{ name: '3 + 1 gratis', active: true, isNPlusOne: true, n: 3 }],
      permanentDiscount: true,
      alternatives: ['reduziert'],
      endText: 'Wird nicht mehr gebaut.',
      tags: [{ text: 'Nur Liste', color: 'blue', visibility: 'catalog' }],
    })
  })

  it('has related products by relation', async ({ expect }) => {
    const { response } = await detailOf()
    expect(response.data.related).toEqual({
      fits: [],
      alternatives: [],
      requires: ['letzter'],
      consumables: ['reduziert'],
      successors: [],
      set: [],
      sets: [],
    })
  })

  it('has other colours on its tile, by id', async ({ expect }) => {
    const { response } = await request(getProducts, { query: { ids: slug } })
    expect(response.data[0]).toMatchObject({ alternatives: ['reduziert'], permanentDiscount: true })
    const [other] = (await request(getProducts, { query: { ids: 'reduziert' } })).response.data
    expect(other?.id).toBe('reduziert')
  })

  it('answers 404 for an unknown slug and for SQL', async ({ expect }) => {
    for (const slug of ['nichts', "x' OR '1'='1", '%', '__proto__']) {
      expect((await detailOf(slug)).status).toBe(404)
    }
  })
})

describe('§3 Variant', () => {
  it('has its stock by warehouse, which sums to its total stock', async ({ expect }) => {
    const { response } = await detailOf()
    const variant = response.data.variants.find(({ id }) => id === 's100')
    expect(variant?.warehouses).toEqual([
      {
        id: 'leipzig',
        stock: 10,
        virtual: false,
        shipper: true,
        delayDays: 0,
        branches: ['LuftBasis Leipzig', 'LuftBasis Berlin'],
      },
      { id: 'zentral', stock: 25, virtual: true, shipper: true, delayDays: 3 },
    ])
  })

  it('has curves, octave bands and incoming deliveries, soonest first', async ({ expect }) => {
    const { response } = await detailOf(slug, { locale: 'cs', currency: 'CZK' })
    expect(response.data.variants[0]).toMatchObject({
      curves: [
        {
          speed: 1,
          label: 'Stupeň 1 z 1',
          points: [
            { flow: 0, pressure: 40, power: 9, soundPressure: 27 },
            { flow: 95, pressure: 0, power: 8, soundPressure: 26 },
          ],
        },
      ],
      octaves: { kind: 'soundPower' },
      dateOfStorage: [
        { embeddedUuid: 'i1', date_of_storage: '2026-12-01', amount: 5 },
        { embeddedUuid: 'i2', date_of_storage: '2026-12-09', amount: 20 },
      ],
    })
    expect(response.data.variants[0]?.octaves?.bands.map(({ hertz }) => hertz)).toEqual([
      63, 125, 250, 500, 1000, 2000, 4000, 8000,
    ])
  })

  it('has no curves without measurements', async ({ expect }) => {
    const { response } = await detailOf('wickelfalzrohr')
    expect(response.data.variants[1]).toMatchObject({
      warehouses: [],
      curves: [],
      octaves: null,
      dateOfStorage: [],
      energyLabel: null,
    })
  })

  it('has its energy class, with links to label and fiche', async ({ expect }) => {
    await run(
      `INSERT INTO parameter (n, code, type, unit, title, group_title, value_list) VALUES
        (99, 'energy_class', 'values', '', '{"de":"Klasse"}', '{"de":"Wärme"}',
        '[{"id":"a-plus","title":{"de":"A+"}}]')`,
    )
    await run(`UPDATE meta SET value = '2026-11-20T10:00:00.000Z' WHERE key = 'catalogue_version'`)
    await run(
      `UPDATE product SET energy_label = '{"regulation":"EU 1254/2014","best":"A+","worst":"G"}',
        parameters = '[{"code":"energy_class","values":["a-plus"]}]', documents = '["energy-label"]'
        WHERE id = 'letzter'`,
    )
    const label = {
      class: 'A+',
      best: 'A+',
      worst: 'G',
      regulation: 'EU 1254/2014',
      document: 'document/de/energy-label/letzter.pdf',
    }
    const { response } = await detailOf('letzter')
    expect(response.data.variants[0]?.energyLabel).toEqual(label)
    const [tile] = (await request(getProducts, { query: { ids: 'letzter' } })).response.data
    expect(tile?.variant.energyLabel).toEqual(label)
    const file = await SELF.fetch(`http://backend/cdn/${label.document}`)
    expect(file.status).toBe(200)
    await file.body?.cancel()
  })

  it('has a longer lead time if only the central warehouse has stock', async ({ expect }) => {
    const n = await valueOf(`SELECT n FROM variant WHERE id = 's100'`)
    await run(`UPDATE variant_stock SET stock = 0 WHERE variant_n = ? AND warehouse = 'leipzig'`, n)
    const { response } = await detailOf()
    expect(response.data.variants[0]?.availability).toMatchObject({
      isAvailable: true,
      stock: 25,
      delayDays: 3,
      availability: 'Im Zentrallager',
    })
    await run(`UPDATE variant_stock SET stock = 0 WHERE variant_n = ?`, n)
    const sold = await detailOf()
    expect(sold.response.data.variants[0]?.availability).toMatchObject({
      isAvailable: false,
      stock: 0,
    })
  })

  it('never has negative stock in any warehouse', async ({ expect }) => {
    const n = await valueOf(`SELECT n FROM variant WHERE id = 's125'`)
    const update = run(`UPDATE variant_stock SET stock = stock - 99000 WHERE variant_n = ?`, n)
    await expect(update).rejects.toThrow('warehouse_stock_not_negative')
  })
})
