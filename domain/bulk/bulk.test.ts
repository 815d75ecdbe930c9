import { describe, expect, it } from 'vitest'
import type { CodedVariant } from '../catalog/coded-variant.ts'
import { bulkProblem } from './bulk-problem.ts'
import { mergeBulk } from './merge-bulk.ts'
import { parseBulk } from './parse-bulk.ts'

const pairs = (text: string) => parseBulk(text).map(({ code, amount }) => [code, amount])

describe('§4 a pasted bulk order', () => {
  it.each([
    [
      'RV-100 5\nRV-125 x 10\nRV-160',
      [
        ['RV-100', '5'],
        ['RV-125', '10'],
        ['RV-160', '1'],
      ],
    ],
    ['RV-100 2,5', [['RV-100', '2,5']]],
    [
      'RV-100;Rohr;1.000\nRV-125;Bogen;5',
      [
        ['RV-100', '1.000'],
        ['RV-125', '5'],
      ],
    ],
    [
      'RV-100;5\n\nRV-125;10\n',
      [
        ['RV-100', '5'],
        ['RV-125', '10'],
      ],
    ],
    [
      'RV-100\t5\r\nRV-125\t10',
      [
        ['RV-100', '5'],
        ['RV-125', '10'],
      ],
    ],
    [
      'RV-100,5\nRV-125,10',
      [
        ['RV-100', '5'],
        ['RV-125', '10'],
      ],
    ],
    ['RV-100;"2,5"', [['RV-100', '2,5']]],
    ['Artikelnummer;Menge\nRV-100;5', [['RV-100', '5']]],
    ['\ufeffMnožství,Zboží,Číslo zboží\n5,"Rúra, 3 m",RV-100', [['RV-100', '5']]],
    ['Počet kusů;Kód\n3;RV-100', [['RV-100', '3']]],
    ['EAN\n4006381333931', [['4006381333931', '1']]],
    [
      '5;RV-100\n7;RV-125',
      [
        ['RV-100', '5'],
        ['RV-125', '7'],
      ],
    ],
    ['4006381333931;5', [['4006381333931', '5']]],
    ['RV-100;Ventilator;5;39.90', [['RV-100', '5']]],
    ['RV-100;viele', [['RV-100', 'viele']]],
    ["'=RV-1,2", [['=RV-1', '2']]],
    [
      'RV-1 2\nRV-2;3\nRV-3',
      [
        ['RV-1', '2'],
        ['RV-2', '3'],
        ['RV-3', '1'],
      ],
    ],
    [
      'RV-100, 5\nRV-125,10',
      [
        ['RV-100', '5'],
        ['RV-125', '10'],
      ],
    ],
    [
      '2 x RV-100\n3 Stk RV-125\n4ks RV-160',
      [
        ['RV-100', '2'],
        ['RV-125', '3'],
        ['RV-160', '4'],
      ],
    ],
    [
      'RV-100 5 Stk\nRV-125: 3 ks\nRV-160 (2)\nRV-200 – 4 pcs.',
      [
        ['RV-100', '5'],
        ['RV-125', '3'],
        ['RV-160', '2'],
        ['RV-200', '4'],
      ],
    ],
    [
      'RV-100;5 Stk;weiß\nRV-125;2 Stk.;grau',
      [
        ['RV-100', '5'],
        ['RV-125', '2'],
      ],
    ],
    [
      'WR 5983261\n4 006381 333931',
      [
        ['WR 5983261', '1'],
        ['4 006381 333931', '1'],
      ],
    ],
    [
      '2X45-100\n2X45-125 3',
      [
        ['2X45-100', '1'],
        ['2X45-125', '3'],
      ],
    ],
    [
      'RV-1;2\nPos;Artikel;Menge\n1;RV-2;3\n2;RV-3;4',
      [
        ['RV-1', '2'],
        ['RV-2', '3'],
        ['RV-3', '4'],
      ],
    ],
    ['Artikel;Artikelnummer;Menge\nRohr;RV-2;3', [['RV-2', '3']]],
    [
      'RV-1;Rohr;2\nRV-2;Bogen;viele\nRV-3;Kappe;4',
      [
        ['RV-1', '2'],
        ['RV-2', 'viele'],
        ['RV-3', '4'],
      ],
    ],
    [' \n\t\n', []],
  ])('%j', (text, lines) => {
    expect(pairs(text)).toEqual(lines)
  })

  it('joins lists that were pasted from several places', () => {
    const text =
      'RV-1 2\nRV-2;3\nArt.-Nr.;Menge\nRV-3;4\n"RV-4";"5"\nPos;Artikel;Menge\n1;RV-5;6\nRV-6;7'
    expect(pairs(text).map(([code, amount]) => `${code} ${amount}`)).toEqual([
      'RV-1 2',
      'RV-2 3',
      'RV-3 4',
      'RV-4 5',
      'RV-5 6',
      'RV-6 7',
    ])
  })

  it('§5 never orders one of a line whose amount is another: it stays for the line to refuse', () => {
    const amounts = ['0', '-2', '2.000', '99999', '1e3', '½', '1½']
    const mixed = amounts.map((amount, index) => `RV-${index} ${amount}`)
    for (const others of [
      [],
      ['RV-9;3'],
      ['RV-9,3'],
      ['Ein Satz, der dazwischen steht'],
      ['"RV-9"'],
    ]) {
      const lines = parseBulk([...mixed, ...others].join('\n')).slice(0, amounts.length)
      expect(lines.map(({ amount }) => amount)).toEqual(amounts)
      expect(lines.map(({ code }) => code)).toEqual(amounts.map((_, index) => `RV-${index}`))
    }
  })

  it('§5 leaves the empty amounts of a list with others for the visitor, instead of one each', () => {
    expect(pairs('Artikelnummer;Menge\nRV-1;5\nRV-2;\nRV-3;0')).toEqual([
      ['RV-1', '5'],
      ['RV-2', ''],
      ['RV-3', '0'],
    ])
  })

  it('parses the export of an order in every language', () => {
    const header = [
      'Artikelnummer,Artikel,Menge',
      'Číslo zboží,Zboží,Množství',
      'Číslo tovaru,Tovar,Množstvo',
      'Article number,Article,Quantity',
    ]
    for (const names of header) {
      const csv = `\ufeff${names},Unit,Total,Cur\r\nLB-1,"Rohr, verzinkt",2.5,8,20,EUR\r\n`
      expect(pairs(csv)).toEqual([['LB-1', '2.5']])
    }
  })

  it('limits the length of a line', () => {
    const [line] = parseBulk(`${'x'.repeat(500)};${'9'.repeat(500)}`)
    expect([line?.code.length, line?.amount.length]).toEqual([64, 12])
  })
})

describe('§4 adding to the bulk order', () => {
  const lines = (...list: [string, string][]) => list.map(([code, amount]) => ({ code, amount }))
  const productOf = (code: string) => ({ 'RV-1': 'v1', '4006': 'v1', 'RV-2': 'v2' })[code] ?? null

  it('increments the amount of a listed product, by any of its codes', () => {
    const present = lines(['RV-1', '2'], ['RV-2', '1'])
    expect(mergeBulk(present, lines(['4006', '0,5'], ['RV-3', '1']), productOf)).toEqual(
      lines(['RV-1', '2.5'], ['RV-2', '1'], ['RV-3', '1']),
    )
    expect(present[0]?.amount).toBe('2')
  })

  it('compares unknown codes by their letters and digits', () => {
    expect(mergeBulk([], lines(['ab-9', '1'], ['AB 9', '2']), () => null)).toEqual(
      lines(['ab-9', '3']),
    )
  })

  it('keeps an invalid amount as a separate line', () => {
    expect(mergeBulk(lines(['RV-1', 'x']), lines(['RV-1', '2']), productOf)).toEqual(
      lines(['RV-1', 'x'], ['RV-1', '2']),
    )
  })
})

const variant: CodedVariant = {
  id: 'v1',
  name: 'Rohr DN 100',
  catalogCode: 'LB-1',
  product: { id: 'p1', name: 'Rohr', slug: 'rohr', image: null, saleable: true },
  unit: { code: 'metre', step: 0.5 },
  prices: { unitWithTax: 10, unitWithoutTax: 8.4 },
  availability: {
    isAvailable: true,
    stock: 20.2,
    checkStock: true,
    amountMin: 2,
    amountMax: 20.2,
    delayDays: 0,
    availability: '',
    soldAvailability: '',
  },
}
const withAvailability = (availability: Partial<CodedVariant['availability']>): CodedVariant => ({
  ...variant,
  availability: { ...variant.availability, ...availability },
})

describe('§5 errors of a line', () => {
  const problem = (amount: string, variants: CodedVariant[] = [variant]) =>
    bulkProblem({ code: 'LB-1', amount }, variants)

  it('has none for a valid amount', () => {
    expect(problem('2')).toBeNull()
    expect(problem('20')).toBeNull()
    expect(problem('9999', [withAvailability({ amountMax: null })])).toBeNull()
  })

  it.each([
    ['1', { kind: 'belowMin', limit: 2 }],
    ['20,5', { kind: 'aboveMax', limit: 20 }],
    ['2,3', { kind: 'step', limit: 2.5 }],
    ['viele', { kind: 'amount' }],
  ])('amount %j: %j', (amount, expected) => {
    expect(problem(amount)).toEqual(expected)
  })

  it('reports an unknown or ambiguous code', () => {
    expect(problem('2', [])).toEqual({ kind: 'unknown' })
    expect(problem('2', [variant, variant])).toEqual({ kind: 'ambiguous' })
  })

  it('reports an unavailable variant', () => {
    const unavailable = { kind: 'notAvailable' }
    expect(problem('2', [withAvailability({ isAvailable: false })])).toEqual(unavailable)
    expect(problem('2', [withAvailability({ amountMax: 1 })])).toEqual(unavailable)
    expect(problem('2', [{ ...variant, prices: { unitWithTax: 0, unitWithoutTax: 0 } }])).toEqual(
      unavailable,
    )
    expect(
      problem('2', [{ ...variant, product: { ...variant.product, saleable: false } }]),
    ).toEqual(unavailable)
  })
})
