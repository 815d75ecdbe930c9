import { beforeEach, describe, it, vi } from 'vitest'
import { exported, inAll, listed, newFan } from '../../testing/new-product.ts'
import { runImport } from '../../testing/run-import.ts'
import { valueOf } from '../../testing/shop.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => vi.restoreAllMocks()
})

describe('point 6, bad input: wrong rows', () => {
  const table: [string, object, string, RegExp][] = [
    ['an unknown category', newFan('x', { category: 'Z9' }), 'category', /"Z9" is unknown/],
    ['no name in a language', newFan('x', { name: { de: 'X' } }), 'name.cs', /required/],
    ['a slug of another product', newFan('x', { slug: inAll('letzter') }), 'slug.de', /"letzter"/],
    ['an unknown field', newFan('x', { colour: 'red' } as object), 'colour', /unknown field/],
    ['no id', { cells: { 'name.de': 'X' } }, 'id', /required/],
    ['an unknown column', { cells: { id: 'letzter', price: '1' } }, 'price', /unknown column/],
    [
      'a price that is none',
      { cells: { id: 'letzter', 'variant.id': 'last1', 'variant.prices.CZK': '99,90' } },
      'variant.prices.CZK',
      /no price in CZK/,
    ],
    [
      'text for a number',
      { cells: { id: 'letzter', 'variant.id': 'last1', 'variant.prices.EUR': 'frei' } },
      'variant.prices.EUR',
      /"frei" is not a number/,
    ],
    [
      'a variant of another product',
      { cells: { id: 'letzter', 'variant.id': 's100', 'variant.catalogCode': 'X' } },
      'variant.id',
      /"badluefter-silva"/,
    ],
    [
      'an unknown warehouse',
      { cells: { id: 'letzter', 'variant.id': 'last1', 'variant.stock.moon': '1' } },
      'variant.stock.moon',
      /"moon" is unknown/,
    ],
    [
      'a part of a piece',
      { cells: { id: 'letzter', 'variant.id': 'last1', 'variant.stock.brno': '1,5' } },
      'variant.stock.brno',
      /1\.5 is no whole number, and it is sold by the piece/,
    ],
    [
      'a minimum that is a part of a piece',
      { cells: { id: 'letzter', amountMin: '0.5' } },
      'amountMin',
      /0\.5 is no whole number/,
    ],
    [
      'an unknown value',
      { cells: { id: 'letzter', 'variant.id': 'last1', 'variant.parameters.dn': '999' } },
      'variant.parameters.dn',
      /"999" is no value/,
    ],
    [
      'an unknown parameter',
      { cells: { id: 'letzter', 'parameters.taste': 'good' } },
      'parameters.taste',
      /unknown parameter/,
    ],
    [
      'a number that is a thousandfold elsewhere',
      { cells: { id: 'letzter', 'variant.id': 'last1', 'variant.stock.brno': '1.200' } },
      'variant.stock.brno',
      /may be 1200/,
    ],
    [
      'such a number as a parameter',
      { cells: { id: 'letzter', 'parameters.q_max': '1.200' } },
      'parameters.q_max',
      /may be 1200/,
    ],
    [
      'an EAN with a wrong check digit',
      { cells: { id: 'letzter', 'variant.id': 'last1', 'variant.ean': '4006381333932' } },
      'variant.ean',
      /check digit/,
    ],
    [
      'an EAN that a spreadsheet has rounded',
      { cells: { id: 'letzter', 'variant.id': 'last1', 'variant.ean': '4,03E+12' } },
      'variant.ean',
      /column of texts/,
    ],
    [
      'HTML in a text',
      { cells: { id: 'letzter', 'perex.de': 'Leise <b>und</b> sparsam' } },
      'perex.de',
      /HTML tags/,
    ],
    [
      'HTML in a description',
      { cells: { id: 'letzter', 'description.de': '<p>Leise</p>' } },
      'description.de',
      /HTML tags/,
    ],
    [
      'a code of another variant',
      { cells: { id: 'letzter', 'variant.id': 'last1', 'variant.catalogCode': 'TF-gut' } },
      'variant.catalogCode',
      /"gut"/,
    ],
    [
      'a name taken away',
      { cells: { id: 'letzter', 'name.en': '' } },
      'name.en',
      /must not be empty/,
    ],
  ]

  it.for(table)(
    '%s: line, column and reason, and nothing is written',
    async ([, row, column, reason], { expect }) => {
      const before = await exported()
      // The table has rows of both kinds.
      const result = await runImport('products', [newFan('gut'), row as { record: object }])
      expect(result).toMatchObject({ problem: 'wrong_rows', wrong: 1, applied: 0 })
      const [first] = result.errors
      expect(first).toMatchObject({ line: 3, column })
      expect(first?.reason).toMatch(reason)
      expect(new Set(result.errors.map(({ line }) => line))).toEqual(new Set([3]))
      expect(await exported()).toEqual(before)
    },
  )

  it('name all that is wrong with them at once', async ({ expect }) => {
    const cells = {
      id: 'viel-falsch',
      category: 'Z9',
      brand: 'nobody',
      unit: 'barrel',
      images: 'https://pictures.example/fan.jpg',
      'name.de': 'Falsch',
      'name.en': '',
      'slug.de': 'letzter',
      'parameters.backdraught': 'vielleicht',
      saleable: 'vielleicht',
      'variant.id': 'vf-1',
      'variant.catalogCode': 'VF 1',
      'variant.ean': '4006381333932',
      'variant.image': 'https://pictures.example/fan.jpg',
      'variant.prices.EUR': '1.200',
      'variant.prices.CZK': '12,5',
      'variant.stock.moon': 'zwölf',
    }
    const faults = async (given: object) => {
      const row = { cells: given as Record<string, string> }
      const { errors } = await runImport('products', [row])
      return errors.map(({ column }) => column).toSorted()
    }
    const { saleable: _saleable, ...readable } = cells
    const others = [
      'brand',
      'category',
      'images.0',
      'name.cs',
      'name.en',
      'name.sk',
      'parameters.backdraught',
      'slug.cs',
      'slug.de',
      'slug.en',
      'slug.sk',
      'unit',
      'variant.ean',
      'variant.image',
      'variant.prices.CZK',
    ]
    const unreadable = ['saleable', 'variant.prices.EUR', 'variant.stock.moon']
    expect(await faults(cells)).toEqual([...others, ...unreadable].toSorted())
    const all = { ...readable, 'variant.prices.EUR': '0', 'variant.stock.moon': '1' }
    const wrong = [...others, 'variant.prices.EUR', 'variant.stock.moon']
    expect(await faults(all), 'of the schema').toEqual(wrong.toSorted())
  })

  it('leave nothing behind for later rows that are right', async ({ expect }) => {
    const wrong = {
      cells: {
        id: 'kaputt',
        category: 'A1.1',
        'variant.id': 'kaputt-1',
        'variant.catalogCode': 'DANACH',
        'variant.prices.EUR': 'frei',
      },
    }
    const variant = { id: 'danach-1', catalogCode: 'DANACH', prices: { EUR: 1, CZK: 25 } }
    const right = newFan('danach', { variants: [{ ...variant, parameters: { dn: ['100'] } }] })
    const result = await runImport('products', [wrong, right], { partial: true })
    expect(new Set(result.errors.map(({ line }) => line))).toEqual(new Set([2]))
    expect(result).toMatchObject({ new: 1, applied: 1 })
  })

  it('do not prevent the import of others with `partial`', async ({ expect }) => {
    const rows = [newFan('teil-1'), newFan('teil-2', { brand: 'nobody' }), newFan('teil-3')]
    const result = await runImport('products', rows, { partial: true })
    expect(result).toMatchObject({ applied: 2, wrong: 1, done: true })
    expect(result.errors).toHaveLength(1)
    expect(await listed()).toContain('teil-3')
    expect(await listed()).not.toContain('teil-2')
  })

  it('contradict other rows of their product, or come too late', async ({ expect }) => {
    const row = (id: string, variant: string, name: string) => ({
      cells: { id, 'variant.id': variant, 'name.de': name },
    })
    const rows = [
      row('badluefter-silva', 's100', 'Silva'),
      row('badluefter-silva', 's125', 'Silvo'),
      row('badluefter-silva', 's100', 'Silva'),
      row('letzter', 'last1', 'Letzter'),
      row('badluefter-silva', 's125e', 'Silva'),
    ]
    const { errors } = await runImport('products', rows, { perRequest: 4 })
    expect(errors).toMatchObject([
      { line: 3, column: 'name' },
      { line: 4, column: 'variant.id' },
      { line: 6, column: 'id' },
    ])
  })

  it('claim a slug only once, also within the file', async ({ expect }) => {
    const rows = [
      newFan('erster', { slug: inAll('doppelt') }),
      newFan('zweiter', { slug: inAll('doppelt') }),
    ]
    for (const perRequest of [1, 2]) {
      const { errors } = await runImport('products', rows, { perRequest })
      expect(new Set(errors.map(({ line }) => line))).toEqual(new Set([3]))
    }
  })

  it('claim a code only once, in the shop, in the file and in a product', async ({ expect }) => {
    const variant = (id: string, catalogCode: string) => ({
      id,
      catalogCode,
      prices: { EUR: 12.5, CZK: 310 },
      parameters: { dn: ['100'] },
    })
    await runImport('products', [newFan('da', { variants: [variant('da-1', 'DA 1')] })])
    const rows = [
      newFan('neu-1', { variants: [variant('neu-1', 'DA 1')] }),
      newFan('neu-2', { variants: [variant('neu-2', 'NEU')] }),
      newFan('neu-3', { variants: [variant('neu-3', 'NEU')] }),
      newFan('neu-4', { variants: [variant('neu-4', 'X'), variant('neu-5', 'X')] }),
    ]
    for (const perRequest of [1, 4]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { errors } = await runImport('products', rows, { perRequest })
      expect(errors).toMatchObject([
        { line: 2, column: 'variants.0.catalogCode', reason: 'is that of the product "da"' },
        { line: 4, column: 'variants.0.catalogCode', reason: 'is that of the product "neu-2"' },
        { line: 5, column: 'variants.1.catalogCode', reason: '"X" is that of another variant' },
      ])
    }
  })

  it('10,000 rows of which 37 are wrong: 37 lines, and nothing is written', async ({ expect }) => {
    const before = await valueOf('SELECT count(*) FROM product')
    const isWrong = (index: number) => index % 271 === 7 && index / 271 < 37
    const rows = Array.from({ length: 10_000 }, (_, index) =>
      newFan(`masse-${index}`, isWrong(index) ? { brand: `nobody-${index}` } : {}),
    )
    const result = await runImport('products', rows)
    expect(result).toMatchObject({ new: 9963, wrong: 37, problem: 'wrong_rows' })
    expect(result.errors).toHaveLength(37)
    expect(result.errors[0]).toEqual({
      line: 9,
      column: 'brand',
      reason: '"nobody-7" is unknown',
    })
    expect(await valueOf('SELECT count(*) FROM product')).toBe(before)
  }, 300_000)
})
