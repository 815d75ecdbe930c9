import { env } from 'cloudflare:test'
import * as z from 'zod'
import { describe, it, vi } from 'vitest'
import { parseContent } from './content-column.ts'
import { flag, json, ParameterValues, stringArray, Text } from './columns.ts'
import { findRow, query, readBatch, readFittingRows, readRows, rowSchema } from './rows.ts'

const Product = rowSchema('product', {
  pk: z.number(),
  brandPk: z.number(),
  unitStep: z.number(),
  saleable: flag,
  images: json(stringArray),
})

const select = (columns: string) => env.DB.prepare(`SELECT ${columns}`)
const good = `1 AS n, 2 AS brand_n, 500 AS unit_step, 1 AS saleable, '["a"]' AS images`

describe('house rule: database rows are parsed', () => {
  it('returns snake_case columns as camelCase fields, numeric keys as pk', async ({ expect }) => {
    const product = { pk: 1, brandPk: 2, unitStep: 500, saleable: true, images: ['a'] }
    expect(await readRows(select(good), Product)).toEqual([product])
    expect(await findRow(select(good), Product)).toEqual(product)
    expect(await findRow(select(`${good} WHERE 0`), Product)).toBeNull()
    expect(await readBatch(env.DB, [query(select(good), Product)])).toEqual([[product]])
  })

  it.for([
    ['unit_step', `'500'`, 'product.unit_step does not fit at (root): expected number'],
    ['unit_step', 'NULL', 'product.unit_step does not fit at (root): expected number'],
    ['saleable', '2', 'product.saleable does not fit at (root): expected one of 0, 1'],
    ['images', `'["a"'`, 'product.images does not fit at (root): expected is not JSON'],
    ['images', `'["a",1]'`, 'product.images does not fit at 1: expected string'],
  ] as const)(
    'refuses %s = %s with the name of its column',
    async ([column, sql, message], { expect }) => {
      const statement = select(
        good.replace(new RegExp(`[^,]+ AS ${column}`), `${sql} AS ${column}`),
      )
      await expect(readRows(statement, Product)).rejects.toThrow(message)
    },
  )

  it('names a column that is missing in a statement', async ({ expect }) => {
    await expect(findRow(select('1 AS n'), Product)).rejects.toThrow('product.brand_n does not fit')
  })

  it('skips an invalid row of a content list, and logs it', async ({ expect }) => {
    const union = `${good} UNION ALL SELECT 3, 2, 500, 1, 'no JSON'`
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const rows = await readFittingRows(select(union), Product)
    expect(rows.map(({ pk }) => pk)).toEqual([1])
    expect(String(error.mock.calls)).toContain('product.images does not fit')
    error.mockRestore()
  })
})

describe('house rule: JSON columns are parsed', () => {
  it('returns a text in every language, with a fallback for missing ones', ({ expect }) => {
    expect(Text.parse({ de: 'Rohr', cs: 'Trubka' })).toEqual({
      de: 'Rohr',
      cs: 'Trubka',
      sk: 'Trubka',
      en: 'Trubka',
    })
    expect(Text.safeParse({}).success).toBe(false)
    expect(Text.safeParse({ de: 1 }).success).toBe(false)
  })

  it.for([
    [[], true],
    [[{ code: 'dn', number: 125 }], true],
    [[{ code: 'colour', values: ['white'] }], true],
    [[{ code: 'dn' }], false],
    [[{ code: 'dn', number: '125' }], false],
    [[{ code: 'colour', values: [1] }], false],
    [[{ number: 1 }], false],
    [[null], false],
    [{}, false],
  ] as const)('accepts parameters unchanged: %j %s', ([value, fits], { expect }) => {
    expect(ParameterValues.safeParse(value).success).toBe(fits)
  })

  it('skips an invalid list entry of an editor, and logs it', ({ expect }) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const Blocks = z.array(z.object({ title: z.string() }))
    const value = [{ title: 'a' }, { title: 1 }]
    expect(parseContent(Blocks, value, 'page.blocks')).toEqual([{ title: 'a' }])
    expect(String(error.mock.calls)).toContain('page.blocks does not fit at 1.title')
    expect(() => parseContent(Blocks, {}, 'page.blocks')).toThrow('page.blocks does not fit')
    error.mockRestore()
  })
})
