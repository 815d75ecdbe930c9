import type { Catalogue } from '../../demo/records.ts'
import { category, product, variant } from './fixture-products.ts'
import { same } from './fixture-text.ts'

export const now = new Date('2026-11-20T09:00:00Z')

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
