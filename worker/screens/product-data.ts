import { imagePath } from '../../domain/image-path.ts'
import type { Product, Variant } from '../../domain/product.ts'
import type { PublicInput } from './screen.ts'

type Place = Pick<PublicInput, 'cdn' | 'context' | 'routes'>

/** Address of a product picture for those who see the page from outside. */
export function pictureUrl({ cdn, context }: Omit<Place, 'routes'>, path: string): string {
  return new URL(cdn + imagePath(path, 1200), context.origin).href
}

/** schema.org Product with the offer of the variant that the page shows. */
export function productData(
  place: Place,
  product: Product,
  variant: Variant,
): Record<string, unknown> {
  const images = [variant.mainImage ?? product.mainImage, ...product.images].flatMap(
    (image) => image?.path ?? [],
  )
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: variant.fullname || product.name,
    description: product.perex,
    sku: variant.catalogCode,
    mpn: variant.marketingCode || undefined,
    gtin: variant.ean ?? undefined,
    brand: product.brand ? { '@type': 'Brand', name: product.brand.title } : undefined,
    image: [...new Set(images)].map((path) => pictureUrl(place, path)),
    aggregateRating: rating(product),
    offers: offer(place, product, variant),
  }
}

function offer(
  { context, routes }: Place,
  product: Product,
  variant: Variant,
): Record<string, unknown> {
  const other = variant.id === product.defaultVariantId ? undefined : variant.id
  return {
    '@type': 'Offer',
    url: context.origin + routes.product(product.slug, other),
    price: variant.prices.unitWithTax.toFixed(2),
    priceCurrency: context.currency,
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${stateOf(product, variant)}`,
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
