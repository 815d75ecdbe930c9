import type { Availability } from '../../../../product/availability.ts'
import type { Parameter } from '../../../../product/parameter.ts'
import type { Prices } from '../../../../product/prices.ts'
import type { Product, ProductTile, Variant } from '../../../../product/product.ts'
import { exampleDocument } from './rich-text.ts'

const name = 'Zefyra Aura – Badlüfter axial, Ø 100–125 mm, weiß'
const image = { path: 'product/bath-fan-axial', alt: name }
const unit = { code: 'piece', step: 1 } as const

const prices: Prices = {
  unitWithTax: 34,
  unitWithoutTax: 28.57,
  unitOriginalWithTax: 34,
  unitOriginalWithoutTax: 28.57,
  percentageDiscount: 0,
  inDiscount: false,
  lowest30WithTax: null,
  quantityPrices: [{ from: 4, unitWithTax: 32.98, unitWithoutTax: 27.71 }],
  basePrice: null,
}

const availability: Availability = {
  isAvailable: true,
  stock: 45,
  checkStock: true,
  amountMin: 1,
  amountMax: 45,
  delayDays: 0,
  availability: 'Auf Lager',
  soldAvailability: 'Zurzeit nicht lieferbar',
}

const diameter: Parameter = {
  code: 'dn',
  title: 'Nennweite',
  group: 'Maße',
  type: 'values',
  unit: 'mm',
  description: 'Innendurchmesser des Rohres, in das oder an das das Teil passt.',
  number: null,
  values: [{ id: '100', title: '100' }],
}

const airflow: Parameter = {
  code: 'q_max',
  title: 'Luftmenge max.',
  group: 'Luftleistung',
  type: 'number',
  unit: 'm³/h',
  description: 'Bei freiem Ausblas, ohne angeschlossene Leitung.',
  number: 85,
  values: [],
}

const shared = {
  id: 'p-bath-axial-aura',
  name,
  slug: 'zefyra-aura-badluefter-axial',
  categoryId: 'A1.1',
  categoryName: 'Axiallüfter Wand/Decke',
  categoryFullname: 'Ventilatoren | Bad- & Kleinraumlüfter | Axiallüfter Wand/Decke',
  marketingCode: 'ZF3551921',
  catalogCode: 'ZF-BLA-AUR-100',
  brand: { id: 'zefyra', title: 'Zefyra' },
  mainImage: image,
  hoverImage: null,
  rating: 80,
  reviewCount: 1,
  tags: [{ text: 'Neu', color: 'green' as const }],
  visibility: { saleable: true, catalog: true },
  hasGift: false,
  freeShippers: [],
  discounts: [],
  permanentDiscount: false,
  alternatives: ['p-bath-axial-aura-anthrazit'],
  hasVariants: false,
  variantCount: 1,
  defaultVariantId: 'v-bath-axial-aura-100-standard',
}

export const exampleVariant: Variant = {
  id: 'v-bath-axial-aura-100-standard',
  name: 'Ø 100 mm, Standard',
  fullname: 'Zefyra Aura 100 – Badlüfter axial, Ø 100 mm, 85 m³/h, weiß',
  mainImage: image,
  marketingCode: 'ZF3551921',
  catalogCode: 'ZF-BLA-AUR-100',
  ean: '2002718281830',
  unit,
  prices,
  availability,
  warehouses: [
    { id: 'leipzig', stock: 30, virtual: false, shipper: true, delayDays: 0 },
    { id: 'brno', stock: 15, virtual: false, shipper: true, delayDays: 2 },
  ],
  energyLabel: null,
  curves: [
    {
      speed: 1,
      label: '100 %',
      points: [
        { flow: 0, pressure: 29, power: 10.2, soundPressure: null },
        { flow: 50, pressure: 19, power: 9.9, soundPressure: 30 },
        { flow: 85, pressure: 0, power: 9.6, soundPressure: 28 },
      ],
    },
  ],
  octaves: null,
  dateOfStorage: [
    {
      embeddedUuid: '0f2d6f0c-7c55-4a43-9d52-9b1f5c2a7e10',
      date_of_storage: '2026-12-02',
      amount: 60,
    },
  ],
  axisValues: { dn: '100' },
  parameters: [diameter, airflow],
}

export const exampleTile: ProductTile = {
  ...shared,
  variant: {
    id: exampleVariant.id,
    name: exampleVariant.name,
    catalogCode: exampleVariant.catalogCode,
    unit,
    prices,
    availability,
    energyLabel: null,
  },
  priceFrom: false,
  keyParameters: [diameter, airflow],
}

export const exampleProduct: Product = {
  ...shared,
  perex:
    'Axiallüfter für Bad und WC mit kurzem Weg ins Freie: 85 m³/h bei 28 dB(A) in 3 m Abstand.',
  description: exampleDocument('Ein Axiallüfter schiebt viel Luft gegen wenig Widerstand.'),
  images: [image],
  axes: [{ code: 'dn', title: 'Nennweite', unit: 'mm', values: [{ id: '100', title: '100' }] }],
  variants: [exampleVariant],
  parameters: [
    {
      code: 'backdraught',
      title: 'Rückschlagklappe',
      group: 'Ausführung',
      type: 'boolean',
      unit: '',
      description: null,
      number: null,
      values: [{ id: 'true', title: 'Ja' }],
    },
  ],
  manufacturer: {
    name: 'Zefyra Ventilace s.r.o.',
    address: 'Větrná 118, 586 01 Jihlava, Česko',
    email: 'produktsicherheit@zefyra.example',
    euRepresentative: null,
  },
  duties: {
    electrical: { except: [] },
    battery: null,
    warnings: [{ signal: 'danger', text: 'Anschluss an 230 V nur durch eine Elektrofachkraft.' }],
    guarantee: { years: 5, free: true, wholeProduct: true },
    data: [],
    declaration: null,
  },
  gifts: [],
  endText: null,
  documents: [
    {
      title: 'Montageanleitung',
      path: 'document/de/manual/zefyra-aura-badluefter-axial.pdf',
      bytes: 3120,
    },
  ],
  breadcrumbs: [
    { id: 'A', title: 'Ventilatoren', slug: 'ventilatoren' },
    { id: 'A1', title: 'Bad- & Kleinraumlüfter', slug: 'ventilatoren/bad-kleinraumluefter' },
  ],
  related: {
    fits: ['p-plastic-round-simplo-plus'],
    alternatives: ['p-bath-axial-brisa'],
    requires: [],
    consumables: [],
    successors: [],
    set: [],
    sets: [],
  },
  pageMeta: {
    slug: 'zefyra-aura-badluefter-axial',
    seoTitle: name,
    seoDescription: 'Axiallüfter für Bad und WC mit kurzem Weg ins Freie.',
    noindex: false,
    nofollow: false,
    shareImage: 'product/bath-fan-axial',
    slugs: {
      de: 'zefyra-aura-badluefter-axial',
      cs: 'zefyra-aura-koupelnovy-ventilator-axialni',
      sk: 'zefyra-aura-kupelnovy-ventilator-axialny',
      en: 'zefyra-aura-axial-bathroom-fan',
    },
  },
}
