import { describe, expect, it } from 'vitest'
import type { Variant } from '../../domain/product.ts'
import { routesOf } from '../../domain/routes.ts'
import { sampleProduct, sampleVariant } from '../../client/components/product/sample-product.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
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

  it('tells sold-out from made to order and from no longer sold', () => {
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

  it('claims no rating before the first review', () => {
    expect(
      productData(place, { ...product, rating: null, reviewCount: 0 }, variant).aggregateRating,
    ).toBeUndefined()
  })
})

it('numbers breadcrumbs and ends with the page', () => {
  const list = breadcrumbList(
    place,
    [{ title: 'Ventilatoren', slug: 'ventilatoren' }],
    [{ title: 'Silva', path: '/produkt/silva' }],
  )
  expect(list.itemListElement).toMatchObject([
    { position: 1, item: 'https://luftbasis.de/ventilatoren' },
    { position: 2, item: 'https://luftbasis.de/produkt/silva' },
  ])
})
