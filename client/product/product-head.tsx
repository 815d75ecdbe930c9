import type { Product, Variant } from '../../domain/product/product.ts'
import type { Routes } from '../../domain/routes.ts'
import { useShop } from '../shop.tsx'
import { Rating } from '../ui/rating.tsx'
import { ProductActions } from './lazy-product-actions.ts'
import { TagList } from './details/tag-list.tsx'
import { noBreakRanges } from '../i18n/no-break-ranges.ts'
import { LazyBoundary } from '../lazy-boundary.tsx'

interface ProductHeadProps {
  product: Product
  variant: Variant
}

/** Name, brand, order codes and rating. */
export function ProductHead({ product, variant }: ProductHeadProps) {
  const { text, routes } = useShop()
  const numbers = [
    { title: text('product.articleNumber'), value: variant.catalogCode },
    { title: text('product.manufacturerNumber'), value: variant.marketingCode },
  ]
  return (
    <header className="product-head">
      <div className="product-head__line">
        {product.brand && <p className="product-head__brand">{product.brand.title}</p>}
        <TagList product={product} variant={variant} place="content" />
      </div>
      <h1 className="product-head__name">{noBreakRanges(product.name)}</h1>
      <div className="product-head__line">
        <a href="#reviews" className="product-head__rating">
          {product.rating !== null && <Rating value={product.rating} />}
          {text.count('product.reviewCount', product.reviewCount)}
        </a>
        <dl className="product-head__numbers">
          {numbers.map(
            ({ title, value }) =>
              value && (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <div className="product-head__actions no-print">
          <LazyBoundary>
            <ProductActions
              product={product}
              variantId={variant.id}
              page={pageOf(product, variant, routes)}
            />
          </LazyBoundary>
        </div>
      </div>
    </header>
  )
}

function pageOf({ slug, defaultVariantId }: Product, { id }: Variant, routes: Routes): string {
  return routes.product(slug, id === defaultVariantId ? undefined : id)
}
