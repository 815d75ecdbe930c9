import { memo, Suspense, useDeferredValue, useMemo } from 'react'
import type { Image } from '../../domain/content/image.ts'
import type { Product, Variant } from '../../domain/product/product.ts'
import { mergedParameters } from '../../domain/product/visible-parameters.ts'
import { BuyBox } from './purchase/buy-box.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { KeyFigures } from './details/key-figures.tsx'
import { ProductDetails } from './details/lazy-product-details.ts'
import type { ProductAnswer } from './purchase/product-answer.ts'
import { ProductHead } from './product-head.tsx'
import { useVariant } from './variants/use-variant.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useShop } from '../shop.tsx'

/**
 * Deferred parts: `reviews` (ReviewList), `spread` (reviews of five stars, four, … one), `comments`,
 * `related` (RelatedTiles) and `notes` (ParameterNotes).
 */
export interface ProductProps {
  product: Product
  /** Variant of the address (`variant_id`), else the one to start with. */
  variantId: string
  /** The page sells for loyalty credits (spec §2 for_credits). */
  forCredits?: boolean
  /** Only where a form was posted without JavaScript. */
  answer?: ProductAnswer
}

/** What is further down follows a choice a moment later, so that the choice itself is seen at once. */
const Details = memo(ProductDetails)
const Figures = memo(KeyFigures)

export function Screen({ product, variantId, forCredits, answer }: ProductProps) {
  const { routes } = useShop()
  const choice = useVariant(product, variantId, forCredits)
  const described = useDeferredValue(choice?.variant)
  const parameters = useMemo(
    () => mergedParameters(described?.parameters ?? [], product.parameters),
    [described, product],
  )
  if (!choice || !described) return null
  const { variant } = choice
  const above = product.breadcrumbs.map(({ title, slug }) => ({
    title,
    href: routes.category(slug),
  }))
  return (
    <article className="container product">
      <Breadcrumbs items={above} current={product.name} />
      <div className="product__top">
        <ProductHead product={product} variant={variant} />
        <Gallery images={picturesOf(product, variant)} />
        <BuyBox product={product} choice={choice} answer={answer} />
      </div>
      <Figures parameters={parameters} />
      <Suspense fallback={<Skeleton shape="row" count={8} />}>
        <Details product={product} variant={described} parameters={parameters} answer={answer} />
      </Suspense>
    </article>
  )
}

/** The variant's own picture first, each picture once. */
function picturesOf(product: Product, variant: Variant): Image[] {
  const all = [variant.mainImage ?? product.mainImage, ...product.images].filter(
    (image) => image !== null,
  )
  return all.filter((image, index) => all.findIndex(({ path }) => path === image.path) === index)
}
