import { env } from 'cloudflare:test'
import { beforeEach, describe, it, vi } from 'vitest'
import type { RowError } from '../../../domain/operator/imports.ts'
import { getProductDetail } from '../../../domain/contract/cms.ts'
import { operate, readingKey } from '../../testing/operator.ts'
import { request } from '../../testing/request.ts'
import { runImport } from '../../testing/run-import.ts'
import { valueOf } from '../../testing/shop.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => vi.restoreAllMocks()
})

type Exported = { type: string; id: string } & Record<string, unknown>

async function exported(): Promise<Exported[]> {
  const records: Exported[] = []
  for (let after: unknown = ''; typeof after === 'string';) {
    const path = `/operator/catalogue?after=${encodeURIComponent(after)}`
    const { response } = await operate({ method: 'GET', path })
    // Validated by the import at the end of each test.
    records.push(...(response['records'] as Exported[]))
    after = response['next']
  }
  return records
}

const imported = (...records: object[]) =>
  runImport(
    'catalogue',
    records.map((record) => ({ record })),
  )
const same = (text: string) => ({ de: text, cs: text, sk: text, en: text })
const category = (id: string, changes: object = {}) => ({
  type: 'category',
  id,
  title: same(`Regale ${id}`),
  slug: same(`regale-${id.toLowerCase()}`),
  ...changes,
})
const messagesOf = (errors: readonly RowError[]) =>
  errors.map(({ line, column, reason }) => `${line} ${column}: ${reason}`)

describe('§3 import of categories, saved filters, parameters, brands, warehouses', () => {
  it('is unchanged after an export: 0 changed', async ({ expect }) => {
    const records = await exported()
    expect([...new Set(records.map(({ type }) => type))]).toEqual([
      'warehouse',
      'product_brand',
      'parameter',
      'category',
      'virtual_category',
    ])
    expect(await imported(...records)).toMatchObject({
      errors: [],
      new: 0,
      changed: 0,
      unchanged: records.length,
      done: true,
    })
  })

  it('restores changed records with all their rows', async ({ expect }) => {
    const before = await exported()
    const moved = before.map((record) =>
      'position' in record ? { ...record, position: 77 } : record,
    )
    expect(await imported(...moved)).toMatchObject({ errors: [], new: 0, wrong: 0, done: true })
    expect(await exported()).toEqual(moved)
    expect(await imported(...before)).toMatchObject({ errors: [], done: true })
    expect(await exported()).toEqual(before)
  })

  it('moves a category below another one, with its path and purge', async ({ expect }) => {
    await env.DB.prepare('DELETE FROM purge_outbox').run()
    const result = await imported(
      { type: 'parameter', id: 'depth', kind: 'number', unit: 'mm', title: same('Tiefe') },
      category('X', { filters: ['depth'] }),
      category('X1', { parent: 'X', slug: same('regale-x/holz') }),
    )
    expect(result).toMatchObject({ errors: [], new: 3, applied: 3, done: true })
    const path = `SELECT c.id FROM category_slug s JOIN category c ON c.n = s.category_n
      WHERE s.locale = 'cs' AND s.slug = 'regale-x/holz'`
    expect(await valueOf(path)).toBe('X1')
    const parent = `SELECT p.id FROM category c JOIN category p ON p.n = c.parent_n WHERE c.id = 'X1'`
    expect(await valueOf(parent)).toBe('X')
    expect(await valueOf('SELECT count(*) FROM purge_outbox')).toBeGreaterThan(0)
    const again = await imported(category('X', { filters: ['depth'] }))
    expect(again).toMatchObject({ unchanged: 1, changed: 0 })
  })

  it('changes only the fields of a record, and product pages follow', async ({ expect }) => {
    const manufacturer = {
      name: 'Neu AG',
      address: 'Weg 1, 04107 Leipzig',
      country: 'DEU',
      email: 'a@b.example',
    }
    const brand = String(
      await valueOf(`SELECT b.id FROM brand b JOIN product p ON p.brand_n = b.n
        JOIN product_text t ON t.product_n = p.n WHERE t.slug = 'badluefter-silva' LIMIT 1`),
    )
    const result = await imported({ type: 'product_brand', id: brand, manufacturer })
    expect(result).toMatchObject({ errors: [], changed: 1 })
    const { response } = await request(getProductDetail, { params: { slug: 'badluefter-silva' } })
    expect(response.data.manufacturer).toMatchObject({
      name: 'Neu AG',
      address: 'Weg 1, 04107 Leipzig, Deutschland',
    })
  })

  it('reports each wrong row, and writes nothing', async ({ expect }) => {
    const before = await exported()
    const parent = before.find(({ type, parent: above }) => type === 'category' && above)
    const top = before.find(({ id }) => id === parent?.['parent'])
    const used = before.find(
      ({ type, kind, id }) => type === 'parameter' && kind === 'values' && id === 'material',
    )
    const result = await imported(
      category('Y', { parent: 'Z' }),
      category('Z', { filters: ['nothing'] }),
      category('W', { slug: { ...same('w'), de: top?.['slug'] && Object(top['slug']).de } }),
      { type: 'category', id: top?.id, parent: parent?.id },
      category('V', { slug: same('Groß') }),
      { type: 'warehouse', id: 'x', country: 'Deutschland' },
      { type: 'shelf', id: 'x' },
      { type: 'product_brand', id: 'new-one' },
      ...(used ? [{ ...used, kind: 'number' }] : []),
    )
    expect(messagesOf(result.errors)).toEqual(
      expect.arrayContaining([
        '2 parent: "Z" is unknown; its line must come before',
        '3 filters: "nothing" is unknown',
        `4 slug.de: is that of "${top?.id}"`,
        `5 parent: "${parent?.id}" is the category itself or below it`,
        '6 slug.de: must be lower-case letters a to z without accents, digits and dashes',
        '7 country: must be three letters',
        '8 type: "shelf" is unknown',
        '9 title: is required',
        '9 manufacturer: is required',
      ]),
    )
    expect(result).toMatchObject({ problem: 'wrong_rows', applied: 0 })
    expect(await exported()).toEqual(before)
  })

  it('names the wrong line that others refer to', async ({ expect }) => {
    const result = await imported(
      category('X9', { parent: 'NOPE' }),
      category('X9.1', { parent: 'X9' }),
      { type: 'parameter', id: 'odd', kind: 'sideways' },
      category('X8', { filters: ['odd', 'even'] }),
    )
    expect(messagesOf(result.errors)).toEqual(
      expect.arrayContaining([
        '2 parent: "NOPE" is unknown; its line must come before',
        '3 parent: "X9" is wrong in line 2',
        '5 filters: "odd" is wrong in line 4',
        '5 filters: "even" is unknown',
      ]),
    )
  })

  it('keeps a value that products use', async ({ expect }) => {
    const code = String(
      await valueOf(`SELECT q.code FROM (SELECT parameters FROM product UNION ALL SELECT parameters FROM variant) o,
          json_each(o.parameters) g JOIN parameter q ON q.code = g.value ->> 'code'
        WHERE json_array_length(q.value_list) > 0 LIMIT 1`),
    )
    const result = await imported({ type: 'parameter', id: code, values: [] })
    expect(messagesOf(result.errors)[0]).toMatch(/^2 values: ".+" is used by products/)
  })

  it('refuses a key without its scope', async ({ expect }) => {
    const path = '/operator/catalogue'
    const refused = await operate({ method: 'GET', path, key: readingKey })
    expect([refused.status, refused.response['code']]).toEqual([403, 'out_of_scope'])
  })

  it('keep the former address of a category as a redirect', async ({ expect }) => {
    await imported(category('Z7'))
    expect(await imported(category('Z7', { slug: same('schraenke') }))).toMatchObject({
      changed: 1,
    })
    expect(await valueOf(`SELECT target FROM redirect WHERE path = '/regale-z7'`)).toBe(
      '/schraenke',
    )
  })
})
