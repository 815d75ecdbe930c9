import type { Parameter } from '../../domain/product/parameter.ts'
import type { Product, ProductTile, Variant } from '../../domain/product/product.ts'

/** A variant, for tests. */
export function sampleVariant(id: string, rest: Partial<Variant> = {}): Variant {
  return {
    id,
    name: id,
    fullname: `Silva ${id}`,
    mainImage: { path: 'product/silva', alt: 'Silva' },
    marketingCode: 'M1',
    catalogCode: `ZF-${id}`,
    ean: null,
    unit: { code: 'piece', step: 1 },
    prices: {
      unitWithTax: 49.9,
      unitWithoutTax: 41.93,
      unitOriginalWithTax: 49.9,
      unitOriginalWithoutTax: 41.93,
      percentageDiscount: 0,
      inDiscount: false,
      lowest30WithTax: null,
      quantityPrices: [],
      basePrice: null,
    },
    availability: {
      isAvailable: true,
      stock: 4,
      checkStock: true,
      amountMin: 1,
      amountMax: null,
      delayDays: 0,
      availability: 'Auf Lager',
      soldAvailability: 'Ausverkauft',
    },
    warehouses: [],
    energyLabel: null,
    curves: [],
    octaves: null,
    dateOfStorage: [],
    axisValues: {},
    parameters: [],
    ...rest,
  }
}

const shared = {
  id: 'p1',
  name: 'Silva',
  slug: 'silva',
  categoryId: 'a',
  categoryName: 'A',
  categoryFullname: 'A',
  marketingCode: '',
  catalogCode: 'ZF-100',
  brand: { id: 'zefyra', title: 'Zefyra' },
  mainImage: { path: 'product/silva', alt: '' },
  hoverImage: null,
  rating: 90,
  reviewCount: 7,
  tags: [],
  visibility: { saleable: true, catalog: true },
  hasGift: false,
  freeShippers: [],
  discounts: [],
  permanentDiscount: false,
  alternatives: [],
  hasVariants: true,
  variantCount: 1,
  defaultVariantId: 'v1',
} satisfies Partial<Product>

/** A product, for tests. */
export function sampleProduct(rest: Partial<Product> = {}): Product {
  return {
    ...shared,
    perex: 'Leise',
    description: { type: 'doc', content: [] },
    images: [],
    axes: [],
    variants: [sampleVariant('v1')],
    parameters: [],
    manufacturer: { name: 'Zefyra', address: '', email: '', euRepresentative: null },
    gifts: [],
    endText: null,
    documents: [],
    breadcrumbs: [],
    related: {
      fits: [],
      alternatives: [],
      requires: [],
      consumables: [],
      successors: [],
      set: [],
      sets: [],
    },
    pageMeta: {
      slug: 'silva',
      seoTitle: 'Silva',
      seoDescription: '',
      noindex: false,
      nofollow: false,
      shareImage: null,
      slugs: {},
    },
    ...rest,
  }
}

/** A product tile, for tests. */
export function sampleTile(rest: Partial<ProductTile> = {}): ProductTile {
  return { ...shared, variant: sampleVariant('v1'), priceFrom: false, keyParameters: [], ...rest }
}

/** A parameter with a list of values, for tests; each is titled by its id. */
export function sampleParameter(code: string, ...ids: string[]): Parameter {
  const values = ids.map((id) => ({ id, title: id }))
  const rest = { group: '', unit: '', number: null, description: null }
  return { ...rest, code, title: code, type: 'values', values }
}
