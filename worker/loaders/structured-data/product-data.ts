import type { Shipper } from '../../../domain/checkout/checkout.ts'
import { withdrawalDaysOf } from '../../../domain/order/withdrawal-days.ts'
import type { Globals } from '../../../domain/site.ts'
import { isGtin } from '../../../domain/product/gtin.ts'
import type { Product, Variant } from '../../../domain/product/product.ts'
import type { PublicInput } from '../screen.ts'
import type { Review } from '../../../domain/product/reviews/review.ts'
import { energyData } from './energy-data.ts'
import { offerTerms, referenced, withIds } from './offer-terms.ts'
import { pictureUrl } from './picture-url.ts'
import { priceData } from './price-data.ts'

type Place = Pick<PublicInput, 'cdn' | 'context' | 'routes'>

/** More than any search engine reads of a product, and few enough for every page. */
const maxVariants = 60

/** Variant axes with a schema.org property. */
const axisProperties: Record<string, string> = {
  dn: 'size',
  size: 'size',
  color_ral: 'color',
  material: 'material',
}

/**
 * schema.org data of a product page: the Product with its Offer, or the ProductGroup of all
 * variants, the displayed one first.
 */
export function productData(
  place: Place,
  product: Product,
  shown: Variant,
  {
    shippers = [],
    reviews = [],
    promises,
  }: { shippers?: readonly Shipper[]; reviews?: readonly Review[] } & Pick<
    Globals,
    'promises'
  > = {},
): Record<string, unknown> {
  const terms = offerTerms({
    context: place.context,
    shippers,
    product: { ...product, unit: shown.unit },
    returnDays: withdrawalDaysOf({ promises }),
  })
  const variantOf = (variant: Variant, ownTerms = terms) =>
    variantData({ place, product, terms: ownTerms }, variant)
  const shared = {
    description: product.perex,
    brand: product.brand ? { '@type': 'Brand', name: product.brand.title } : undefined,
    aggregateRating: rating(product),
    review: reviews.length > 0 ? reviews.map(reviewData) : undefined,
  }
  const context = { '@context': 'https://schema.org' }
  if (product.variants.length < 2) {
    const images = imagesOf(place, [shown.mainImage ?? product.mainImage, ...product.images])
    return { ...context, ...variantOf(shown), ...shared, image: images }
  }
  const others = product.variants.filter(({ id }) => id !== shown.id).slice(0, maxVariants - 1)
  return {
    ...context,
    '@type': 'ProductGroup',
    name: product.name,
    url: place.context.origin + place.routes.product(product.slug),
    productGroupID: product.id,
    ...shared,
    image: imagesOf(place, [product.mainImage, ...product.images]),
    variesBy: product.axes.flatMap(({ code }) =>
      axisProperties[code] ? `https://schema.org/${axisProperties[code]}` : [],
    ),
    hasVariant: [
      variantOf(shown, withIds(terms)),
      ...others.map((variant) => variantOf(variant, referenced(terms))),
    ],
  }
}

interface Offered {
  place: Place
  product: Product
  terms: Record<string, unknown>
}

function variantData(offered: Offered, variant: Variant): Record<string, unknown> {
  const { place, product } = offered
  const gtin = variant.ean && isGtin(variant.ean) ? variant.ean : undefined
  return {
    '@type': 'Product',
    name: variant.fullname || product.name,
    sku: variant.catalogCode,
    // A GTIN says all that the maker's number would say.
    mpn: gtin ? undefined : variant.marketingCode || undefined,
    gtin,
    image: imagesOf(place, [variant.mainImage ?? product.mainImage]),
    ...axisValues(product, variant),
    hasEnergyConsumptionDetails: energyData(variant.energyLabel),
    offers: offer(offered, variant),
  }
}

/** Size, colour and material in the shop's words. */
function axisValues({ axes }: Product, variant: Variant): Record<string, string> {
  return Object.fromEntries(
    axes.flatMap(({ code, unit, values }) => {
      const property = axisProperties[code]
      const value = values.find(({ id }) => id === variant.axisValues[code])
      return property && value ? [[property, [value.title, unit].filter(Boolean).join(' ')]] : []
    }),
  )
}

function imagesOf(place: Place, images: readonly ({ path: string } | null)[]): string[] {
  const paths = images.flatMap((image) => image?.path ?? [])
  return [...new Set(paths)].map((path) => pictureUrl(place, path))
}

function offer(
  { place: { context, routes }, product, terms }: Offered,
  variant: Variant,
): Record<string, unknown> {
  const other = variant.id === product.defaultVariantId ? undefined : variant.id
  return {
    '@type': 'Offer',
    url: context.origin + routes.product(product.slug, other),
    ...priceData(variant.prices, context.currency),
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${stateOf(product, variant)}`,
    ...terms,
  }
}

function stateOf({ visibility }: Product, { availability }: Variant): string {
  if (!visibility.saleable) return 'Discontinued'
  if (!availability.isAvailable) return 'OutOfStock'
  return availability.delayDays > 0 ? 'BackOrder' : 'InStock'
}

function rating({ rating: value, reviewCount }: Product): Record<string, unknown> | undefined {
  if (value === null || reviewCount === 0) return undefined
  // Spec §3: 0 to 100, shown as 5 stars.
  return { '@type': 'AggregateRating', ratingValue: (value / 20).toFixed(1), reviewCount }
}

function reviewData({ author, rating: value, text, createdAt }: Review): Record<string, unknown> {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: createdAt.slice(0, 10),
    reviewBody: text || undefined,
    reviewRating: { '@type': 'Rating', ratingValue: (value / 20).toFixed(1), bestRating: 5 },
  }
}
