import { describe, expect, it } from 'vitest'
import type { Variant } from '../../../domain/product/product.ts'
import type { Shipper } from '../../../domain/checkout/checkout.ts'
import { routesOf } from '../../../domain/routes.ts'
import { sampleProduct, sampleVariant } from '../../../client/testing/sample-product.ts'
import { resolvedJsonLd } from '../../testing/resolved-json-ld.ts'
import { breadcrumbList } from '../breadcrumb-list.ts'
import { productData } from './product-data.ts'

const place = {
  cdn: '/cdn',
  routes: routesOf('de'),
  context: {
    origin: 'https://luftbasis.de',
    domainCode: 'de',
    locale: 'de' as const,
    country: 'DEU',
    currency: 'EUR' as const,
    translationVariant: '',
    netPrices: false,
    bothPrices: true,
    priceGroup: { variant: 'b2c', groups: [] },
  },
}
const variant = sampleVariant('v2')
const product = sampleProduct({ variants: [variant], variantCount: 2 })

describe('productData', () => {
  it('offers the shown variant with absolute addresses, price, currency and availability', () => {
    expect(productData(place, product, variant)).toMatchObject({
      sku: 'ZF-v2',
      image: ['https://luftbasis.de/cdn/image/w1200/product/silva.webp'],
      aggregateRating: { ratingValue: '4.5', reviewCount: 7 },
      offers: {
        url: 'https://luftbasis.de/produkt/silva?variant_id=v2',
        price: '49.90',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
    })
  })

  it('distinguishes sold out, made to order and discontinued', () => {
    const stateWith = (availability: Partial<Variant['availability']>, saleable = true) =>
      productData(
        place,
        { ...product, visibility: { saleable, catalog: true } },
        {
          ...variant,
          availability: { ...variant.availability, ...availability },
        },
      )
    expect(stateWith({ isAvailable: false })).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    })
    expect(stateWith({ delayDays: 9 })).toMatchObject({
      offers: { availability: 'https://schema.org/BackOrder' },
    })
    expect(stateWith({}, false)).toMatchObject({
      offers: { availability: 'https://schema.org/Discontinued' },
    })
  })

  it('lists the variants of a product, the shown one first, each with its own offer', () => {
    const black = sampleVariant('black', {
      axisValues: { color_ral: 'ral-9005', dn: '100' },
      prices: { ...variant.prices, unitWithTax: 59 },
    })
    const group = productData(
      place,
      {
        ...product,
        defaultVariantId: 'v2',
        variants: [variant, black],
        axes: [
          { code: 'dn', title: 'Nennweite', unit: 'mm', values: [{ id: '100', title: '100' }] },
          {
            code: 'color_ral',
            title: 'Farbe',
            unit: '',
            values: [{ id: 'ral-9005', title: 'schwarz' }],
          },
          { code: 'equipment', title: 'Ausstattung', unit: '', values: [] },
        ],
      },
      black,
    )
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'p1',
      url: 'https://luftbasis.de/produkt/silva',
      variesBy: ['https://schema.org/size', 'https://schema.org/color'],
      hasVariant: [
        {
          '@type': 'Product',
          sku: 'ZF-black',
          size: '100 mm',
          color: 'schwarz',
          offers: {
            price: '59.00',
            url: 'https://luftbasis.de/produkt/silva?variant_id=black',
          },
        },
        { sku: 'ZF-v2', offers: { url: 'https://luftbasis.de/produkt/silva' } },
      ],
    })
    expect(JSON.stringify(group)).not.toContain('equipment')
  })

  it('has the lowest and highest shipping price, and the free shipping threshold', () => {
    const shipper = (id: string, priceWithTax: number, type: Shipper['type'] = 'DELIVERY') =>
      ({ id, priceWithTax, type }) as Shipper
    const shippers = [shipper('dhl', 5.9), shipper('freight', 59), shipper('branch', 0, 'PERSONAL')]
    expect(productData(place, product, variant, { shippers })).toMatchObject({
      offers: {
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
          shippingRate: { currency: 'EUR', minValue: 5.9, maxValue: 59 },
        },
      },
    })
    expect(
      productData(place, { ...product, freeShippers: ['dhl'] }, variant, { shippers }),
    ).toMatchObject({ offers: { shippingDetails: { shippingRate: { value: 0 } } } })
    expect(JSON.stringify(productData(place, product, variant))).not.toContain('shippingDetails')
  })

  it('has its terms once, to which other variants refer', () => {
    const shippers = [{ id: 'dhl', priceWithTax: 5.9, type: 'DELIVERY' } as Shipper]
    const variants = ['v8', 'v9'].map((id) => ({ ...variant, id }))
    const several = { ...product, variants: [variant, ...variants] }
    const data = productData(place, several, variant, { shippers })
    const json = JSON.stringify(data)
    expect(json.split('merchantReturnDays')).toHaveLength(2)
    expect(json.split('shippingDestination')).toHaveLength(2)
    const { offers } = productData(place, product, variant, { shippers }) as { offers: object }
    const resolved = resolvedJsonLd(data) as { hasVariant: { offers: object }[] }
    expect(resolved.hasVariant).toHaveLength(3)
    for (const each of resolved.hasVariant)
      for (const term of ['shippingDetails', 'hasMerchantReturnPolicy'])
        expect(each).toMatchObject({ offers: { [term]: offers[term as keyof typeof offers] } })
  })

  it('has the right of withdrawal, but not for goods cut to measure', () => {
    expect(productData(place, product, variant)).toMatchObject({
      offers: {
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'DE',
          merchantReturnDays: 14,
        },
      },
    })
    const longer = productData(place, product, variant, { promises: { withdrawalDays: 30 } })
    expect(longer).toMatchObject({
      offers: { hasMerchantReturnPolicy: { merchantReturnDays: 30 } },
    })
    const metre = { ...variant, unit: { code: 'metre' as const, step: 0.5 } }
    expect(JSON.stringify(productData(place, product, metre))).not.toContain('Return')
  })

  it('has no rating before the first review', () => {
    expect(
      productData(place, { ...product, rating: null, reviewCount: 0 }, variant).aggregateRating,
    ).toBeUndefined()
  })
})

it('numbers breadcrumbs and ends with the page', () => {
  const list = breadcrumbList(
    place,
    [{ title: 'Silva', path: '/produkt/silva' }],
    [{ title: 'Ventilatoren', slug: 'ventilatoren' }],
  )
  expect(list.itemListElement).toMatchObject([
    { position: 1, item: 'https://luftbasis.de/ventilatoren' },
    { position: 2, item: 'https://luftbasis.de/produkt/silva' },
  ])
})
