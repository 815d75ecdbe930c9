import type { CategoryRecord, ProductRecord, VariantRecord } from '../../demo/records.ts'
import { docs, same } from './fixture-text.ts'

/** A category with the filters of a fan. */
export function category(
  id: string,
  parentId: string | null,
  de: string,
  slug: string,
): CategoryRecord {
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
  /** Pressure of a fan's linear curve in Pa; without it there is none. */
  pressure?: number
}

/** A variant of a fan, with the fields that a test sets. */
export function variant({
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

/** A bathroom fan by default. */
export function product(
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
    createdAt: '2026-01-01T08:00:00.000Z',
    ...extra,
  }
}
