import type { Catalogue, CategoryRecord, ProductRecord, VariantRecord } from '../seed/records.ts'
import { docs, same } from './fixture-text.ts'

export const now = new Date('2026-11-20T09:00:00Z')

function category(id: string, parentId: string | null, de: string, slug: string): CategoryRecord {
  return {
    id,
    parentId,
    title: { ...same(de), cs: `${de} (cs)` },
    slug: same(slug),
    perex: same(`Alles zu ${de}`),
    textBelow: null,
    faq: [{ question: same('Wie laut?'), answer: same('Leise.') }],
    image: 'product/bath-fan-axial',
    filters: ['dn', 'q_max', 'motor', 'backdraught'],
    view: 'grid',
    position: 1,
  }
}

interface VariantInput {
  id: string
  dn: string
  qMax: number
  motor?: string
  eur: number
  stock?: number | null
  original?: number
  history?: VariantRecord['priceHistory']
  longestSideMm?: number
  /** Pa, of a fan's straight curve; without it there is none. */
  pressure?: number
}

function variant({
  id,
  dn,
  qMax,
  motor = 'ac',
  eur,
  stock = 10,
  original,
  history,
  longestSideMm,
  pressure,
}: VariantInput): VariantRecord {
  return {
    id,
    catalogCode: `LB-${id.toUpperCase()}`,
    marketingCode: `M-${id}`,
    ean: `4${parseInt(id, 36).toString().padStart(12, '0')}`,
    name: same(`Ø ${dn} mm ${motor.toUpperCase()}`),
    fullname: same(`Lüfter ${id} Ø ${dn} mm`),
    image: 'product/bath-fan-axial',
    axisValues: { dn, motor },
    parameters: [
      { code: 'dn', values: [dn] },
      { code: 'q_max', number: qMax },
      { code: 'motor', values: [motor] },
    ],
    prices: { EUR: eur, CZK: eur * 25 },
    originalPrices: original === undefined ? null : { EUR: original, CZK: original * 25 },
    priceHistory: history ?? [],
    stock: stock === null ? [] : [{ warehouse: 'leipzig', amount: stock }],
    delayDays: stock === null ? 10 : 0,
    weightGrams: 500,
    longestSideMm: longestSideMm ?? 200,
    curves: pressure === undefined ? [] : [straightCurve(qMax, pressure)],
    octaves: null,
    incoming: [],
  }
}

function straightCurve(flow: number, pressure: number): VariantRecord['curves'][number] {
  return {
    speed: 1,
    label: same('Stufe 1 von 1'),
    points: [
      [0, pressure, 10, null],
      [flow, 0, 8, null],
    ],
  }
}

function product(
  id: string,
  de: string,
  extra: Partial<ProductRecord> & { variants: VariantRecord[] },
): ProductRecord {
  return {
    id,
    categoryId: 'A1',
    brandId: 'aerotal',
    name: same(de),
    slug: same(id),
    perex: same(`${de} für kleine Räume`),
    description: docs(de),
    images: ['product/bath-fan-axial'],
    hoverImage: null,
    unit: 'piece',
    unitStep: 1,
    amountMin: 1,
    baseMeasure: null,
    axes: ['dn', 'motor'],
    parameters: [{ code: 'backdraught', values: ['true'] }],
    keyParameters: ['dn', 'q_max'],
    tags: [{ id: 'new', text: same('Neu'), color: 'green' }],
    tiers: [],
    saleable: true,
    gifts: [],
    nPlusOne: 0,
    freeShippers: [],
    permanentDiscount: false,
    rating: null,
    reviews: [],
    fits: [],
    alternatives: [],
    relations: { requires: [], consumables: [], successors: [], set: [], sets: [] },
    colours: [],
    documents: [],
    energyLabel: null,
    endText: null,
    createdAt: '2026-01-01',
    ...extra,
  }
}

export const catalogue: Catalogue = {
  categories: [
    category('A', null, 'Ventilatoren', 'ventilatoren'),
    category('A1', 'A', 'Badlüfter', 'ventilatoren/badluefter'),
    category('C', null, 'Rohre', 'rohre'),
  ],
  virtualCategories: [
    {
      id: 'vc-dn125',
      title: same('Lüfter 125'),
      slug: same('luefter-125'),
      description: same('Lüfter für Ø 125 mm'),
      textBelow: null,
      image: 'product/bath-fan-axial',
      categories: ['A1'],
      tags: [],
      values: { dn: ['125'] },
      ranges: {},
      brands: [],
      price: null,
      sort: 'default',
      availableOnly: false,
      filters: ['q_max', 'motor'],
    },
    {
      id: 'vc-cheap',
      title: same('Kleine Preise'),
      slug: same('kleine-preise'),
      description: same('Lüfter und Rohre unter 50 Euro'),
      textBelow: null,
      image: 'product/bath-fan-axial',
      categories: ['A1', 'C'],
      tags: ['new'],
      values: {},
      ranges: {},
      brands: [],
      price: { EUR: { from: null, to: 50 }, CZK: { from: null, to: 1250 } },
      sort: 'price',
      availableOnly: true,
      filters: ['dn'],
    },
  ],
  parameters: [
    {
      code: 'dn',
      title: same('Nennweite'),
      group: same('Maße'),
      type: 'values',
      unit: 'mm',
      description: null,
      values: ['100', '125', '150'].map((id) => ({ id, title: same(id) })),
    },
    {
      code: 'q_max',
      title: same('Luftmenge'),
      group: same('Luft'),
      type: 'number',
      unit: 'm³/h',
      description: null,
      values: [],
    },
    {
      code: 'motor',
      title: same('Motor'),
      group: same('Antrieb'),
      type: 'values',
      unit: '',
      description: null,
      values: [
        { id: 'ac', title: same('AC') },
        { id: 'ec', title: same('EC') },
      ],
    },
    {
      code: 'backdraught',
      title: same('Rückschlagklappe'),
      group: same('Bau'),
      type: 'boolean',
      unit: '',
      description: null,
      values: [],
    },
  ],
  brands: [
    {
      id: 'aerotal',
      title: 'Aerotal',
      manufacturer: {
        name: 'Aerotal GmbH',
        address: 'Berg 1, 01067 Dresden',
        email: 'info@aerotal.example',
        euRepresentative: null,
      },
    },
    {
      id: 'tubavent',
      title: 'Tubavent',
      manufacturer: {
        name: 'Tubavent a.s.',
        address: 'Dlouhá 2, 602 00 Brno',
        email: 'info@tubavent.example',
        euRepresentative: null,
      },
    },
  ],
  products: [
    product('badluefter-silva', 'Badlüfter Silva', {
      reviews: [
        {
          author: 'Ute',
          rating: 100,
          text: 'Sehr leise',
          locale: 'de',
          createdAt: '2026-05-01T08:00:00Z',
          verified: true,
        },
        {
          author: 'Jan',
          rating: 60,
          text: '',
          locale: 'cs',
          createdAt: '2026-06-01T08:00:00Z',
          verified: false,
        },
      ],
      rating: 80,
      variants: [
        variant({ id: 's100', dn: '100', qMax: 95, eur: 3000 }),
        variant({ id: 's125', dn: '125', qMax: 180, eur: 4000, pressure: 40 }),
        variant({ id: 's125e', dn: '125', qMax: 175, motor: 'ec', eur: 7000, pressure: 80 }),
      ],
    }),
    product('badluefter-grossmann', 'Leiser Lüfter Großmann', {
      brandId: 'tubavent',
      parameters: [{ code: 'backdraught', values: ['false'] }],
      variants: [variant({ id: 'g100', dn: '100', qMax: 80, motor: 'ec', eur: 9000, stock: 0 })],
    }),
    product('letzter', 'Einzelstück', {
      variants: [variant({ id: 'last1', dn: '150', qMax: 300, eur: 5000, stock: 1 })],
    }),
    product('reduziert', 'Sparlüfter', {
      variants: [
        variant({
          id: 'r100',
          dn: '100',
          qMax: 90,
          eur: 8000,
          original: 12_000,
          history: [
            { from: '2026-03-01', prices: { EUR: 12_000, CZK: 300_000 } },
            { from: '2026-10-25', prices: { EUR: 10_000, CZK: 250_000 } },
            { from: '2026-11-10', prices: { EUR: 8000, CZK: 200_000 } },
          ],
        }),
      ],
    }),
    product('wickelfalzrohr', 'Wickelfalzrohr', {
      categoryId: 'C',
      brandId: 'tubavent',
      unit: 'metre',
      unitStep: 0.5,
      amountMin: 1,
      baseMeasure: { amount: 1, unit: 'm' },
      axes: ['dn'],
      parameters: [],
      tiers: [{ from: 10, percent: 10 }],
      variants: [
        variant({ id: 'w100', dn: '100', qMax: 0, eur: 600, stock: 1000 }),
        variant({ id: 'w125', dn: '125', qMax: 0, eur: 700, stock: null, longestSideMm: 3000 }),
      ],
    }),
  ],
}
