import { describe, it } from 'vitest'
import { parseCsvFlag } from './csv-flag.ts'
import { csvNumber, parseCsvNumber } from './csv-number.ts'
import { isSameJson } from './json.ts'
import { mergePatch } from './merge-patch.ts'
import { cellOf, columnKind, jsonColumns, patchFromCells, plainColumns } from './product-columns.ts'
import { ProductRecord } from './product-record.ts'

const inAll = (text: string) => ({ de: text, cs: text, sk: text, en: text })
const least = {
  id: 'fan',
  category: 'A1',
  brand: 'aerotal',
  name: inAll('Fan'),
  slug: inAll('fan'),
  createdAt: '2026-11-22T09:00:00.000Z',
  variants: [
    {
      id: 'fan-100',
      catalogCode: 'F-100',
      fullname: inAll('Fan'),
      prices: { EUR: 19.9, CZK: 490 },
    },
  ],
}

describe('point 6: the record of a product', () => {
  it('requires little, with empty defaults', ({ expect }) => {
    const record = ProductRecord.parse(least)
    expect(record).toMatchObject({
      perex: inAll(''),
      description: { cs: { type: 'doc', content: [] } },
      tags: [],
      relations: { sets: [] },
      variants: [{ stock: null, ean: null, saleable: true }],
    })
    expect(ProductRecord.parse(record)).toEqual(record)
  })

  it('requires a text in each language once it has one in any', ({ expect }) => {
    expect(ProductRecord.parse({ ...least, perex: { de: 'Leise' } }).perex).toEqual({
      ...inAll(''),
      de: 'Leise',
    })
  })

  it.for<[string, object]>([
    ['name.cs', { name: { ...inAll('Fan'), cs: '' } }],
    ['slug.en', { slug: { ...inAll('fan'), en: 'Big Fan' } }],
    ['variants.0.prices.CZK', { variants: [{ ...least.variants[0], prices: { EUR: 1, CZK: 0 } }] }],
    ['variants', { variants: [] }],
    ['', { colour: 'red' }],
  ])('is refused at %s', ([path, changes], { expect }) => {
    const { error } = ProductRecord.safeParse({ ...least, ...changes })
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
  })
})

describe('point 6: a row of cells', () => {
  it('is a patch by the paths of its columns', ({ expect }) => {
    const { patch, errors } = patchFromCells({
      id: 'fan',
      'name.de': 'Lüfter',
      'perex.de': '',
      saleable: 'Ja',
      images: 'a/b | c',
      hoverImage: '',
      'parameters.dn': '100|125',
      'variant.id': 'fan-100',
      'variant.prices.EUR': '1.234,50',
      'variant.stock.brno': '2,5',
      'variant.axisValues.dn': '',
      'variant.ean': '',
    })
    expect(errors).toEqual([])
    expect(patch).toEqual({
      id: 'fan',
      name: { de: 'Lüfter' },
      perex: { de: '' },
      saleable: true,
      images: ['a/b', 'c'],
      hoverImage: null,
      parameters: { dn: '100|125' },
      variants: [
        {
          id: 'fan-100',
          prices: { EUR: 1234.5 },
          stock: { brno: 2.5 },
          axisValues: { dn: null },
          ean: null,
        },
      ],
    })
  })

  it('reports each invalid cell', ({ expect }) => {
    const { errors } = patchFromCells({
      saleable: 'maybe',
      'variant.prices.EUR': 'a lot',
      tags: '[',
      color: 'red',
      'variant.stock.__proto__': '1',
    })
    expect(errors.map(({ column }) => column)).toEqual([
      'saleable',
      'variant.prices.EUR',
      'tags',
      'color',
      'variant.stock.__proto__',
    ])
  })

  it('exports a record column by column', ({ expect }) => {
    const record = ProductRecord.parse({
      ...least,
      images: ['a', 'b'],
      tiers: [{ from: 10, percent: 5 }],
      permanentDiscount: true,
    })
    const [variant] = record.variants
    if (!variant) throw new Error('no variant')
    const columns = [...plainColumns, ...jsonColumns]
    const cells = Object.fromEntries(columns.map((name) => [name, cellOf(record, variant, name)]))
    const { patch, errors } = patchFromCells(cells)
    expect(errors).toEqual([])
    const merged = mergePatch(record, patch, { byId: ['variants'] })
    expect(isSameJson(ProductRecord.parse(merged), record)).toBe(true)
    expect(columns.filter((name) => columnKind(name) === null)).toEqual([])
  })
})

describe('point 6: numbers of spreadsheets', () => {
  it.for<[string, number | null]>([
    ['12', 12],
    ['-3', -3],
    ['12.5', 12.5],
    ['12,50', 12.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1 234,5', 1234.5],
    ['1\u00a0234,5', 1234.5],
    ['1.234.567', 1_234_567],
    ['12,34,5', null],
    ['1,234.567,8', null],
    ['1e3', null],
    ['0x10', null],
    ['12 €', null],
    ['', null],
    ['0.125', 0.125],
    ['1.2', 1.2],
    ['1200', 1200],
    ['1,2000', 1.2],
    ['Infinity', null],
  ])('%j is %s', ([cell, number], { expect }) => {
    const parsed = parseCsvNumber(cell)
    expect('value' in parsed ? parsed.value : null).toBe(number)
  })

  it.for(['1.200', '1,200', '-1.200', '12.345', '999,999'])(
    '%j is refused, because it is a thousandfold in another country',
    (cell, { expect }) => {
      expect(parseCsvNumber(cell)).toEqual({ reason: expect.stringMatching(/may be -?\d+ or/) })
    },
  )

  it.for<[number, string]>([
    [12, '12'],
    [12.5, '12,5'],
    [1.125, '1,1250'],
    [0.125, '0,125'],
    [-3.25, '-3,25'],
    [1234.567, '1234,567'],
  ])('%d is exported as %j, which is no day, and is read alike', ([number, cell], { expect }) => {
    expect(csvNumber(number)).toBe(cell)
    expect(parseCsvNumber(cell)).toEqual({ value: number })
  })
})

describe('point 6: yes and no of spreadsheets', () => {
  it.for(['yes', 'Ja', 'WAHR', 'PRAVDA', 'TRUE', 'áno', '1'])('%j is yes', (cell, { expect }) => {
    expect(parseCsvFlag(cell)).toBe(true)
  })

  it.for(['no', 'Nein', 'FALSCH', 'NEPRAVDA', 'FALSE', 'nie', '0'])(
    '%j is no',
    (cell, { expect }) => {
      expect(parseCsvFlag(cell)).toBe(false)
    },
  )

  it.for(['', 'maybe', 'constructor'])('%j is neither', (cell, { expect }) => {
    expect(parseCsvFlag(cell)).toBe(null)
  })
})

describe('RFC 7396 merge patch', () => {
  it('merges objects, removes by null and replaces lists', ({ expect }) => {
    const target = { a: { b: 1, c: 2 }, list: [1, 2], gone: 'x' }
    const patch = { a: { b: 3 }, list: [9], gone: null }
    expect(mergePatch(target, patch)).toEqual({ a: { b: 3, c: 2 }, list: [9] })
  })

  it('merges entries by id on request', ({ expect }) => {
    const target = {
      variants: [
        { id: 'a', x: 1 },
        { id: 'b', x: 2 },
      ],
    }
    const patch = { variants: [{ id: 'b', y: 3 }, { id: 'c' }] }
    expect(mergePatch(target, patch, { byId: ['variants'] })).toEqual({
      variants: [{ id: 'a', x: 1 }, { id: 'b', x: 2, y: 3 }, { id: 'c' }],
    })
  })

  it('keeps null values', ({ expect }) => {
    const isRemovable = (path: readonly string[]) => path.join() === 'texts,cs'
    const patch = { image: null, texts: { cs: null, de: { link: null } } }
    expect(mergePatch({ image: 'a', texts: { cs: {} } }, patch, { isRemovable })).toEqual({
      image: null,
      texts: { de: { link: null } },
    })
  })

  it('cannot change prototypes', ({ expect }) => {
    const patch = JSON.parse('{"__proto__":{"isAdmin":true}}')
    const merged = mergePatch({}, patch)
    expect('isAdmin' in merged).toBe(false)
    expect(Object.keys(merged)).toEqual(['__proto__'])
  })
})
