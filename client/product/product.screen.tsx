import { memo, useDeferredValue, useMemo } from 'react'
import { mergedParameters } from '../../domain/product/visible-parameters.ts'
import { BuyBox } from './purchase/buy-box.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { slidesOf } from './gallery/slides.ts'
import { KeyFigures } from './details/key-figures.tsx'
import { ProductDetails } from './details/lazy-product-details.ts'
import { ProductHead } from './product-head.tsx'
import { useVariant } from './variants/use-variant.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { LazyBoundary } from '../lazy-boundary.tsx'
import { useServerOnly } from '../hydration/server-only.ts'
import { useShop } from '../shop.tsx'
import type { ProductProps } from '../../domain/screens/product/product.ts'

/** Deferred value: lower parts update later, so that the choice itself is shown at once. */
const Details = memo(ProductDetails)
const Figures = memo(KeyFigures)

export function Screen({ product, variantId, forCredits, writesReview, response }: ProductProps) {
  const { routes } = useShop()
  useServerOnly(product.pageMeta)
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
        <Gallery images={slidesOf(product, variant)} />
        <BuyBox product={product} choice={choice} response={response} />
      </div>
      <Figures parameters={parameters} />
      <LazyBoundary fallback={<Skeleton shape="row" count={8} />}>
        <Details
          product={product}
          variant={described}
          loadedId={variantId}
          parameters={parameters}
          writesReview={writesReview}
          response={response}
        />
      </LazyBoundary>
    </article>
  )
}
