import { noBreakRanges } from '../../i18n/no-break-ranges.ts'
import type { Parameter } from '../../../domain/product/parameter.ts'
import type { Product, Variant } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'
import { useVertical } from '../../use-vertical.ts'
import { RichText } from '../../content/rich-text/rich-text.tsx'
import { ReviewSection } from '../../reviews/review-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { dutyApplies } from '../../../domain/product/duty-applies.ts'
import { ConnectedData } from '../duties/connected-data.tsx'
import { Documents } from './documents.tsx'
import { LazyVariantBatch } from '../variants/lazy-variant-batch.tsx'
import { ParameterTable } from './parameter-table.tsx'
import type { ProductResponse } from '../../../domain/product/product-response.ts'
import { ProductSafety } from './product-safety.tsx'
import { Questions } from './questions.tsx'
import { Recommended } from '../strips/recommended.tsx'
import { RelatedStrips } from '../strips/related-strips.tsx'
import { VisitedStrip } from '../strips/visited-strip.tsx'
import { LazyBoundary } from '../../lazy-boundary.tsx'

interface ProductDetailsProps {
  product: Product
  variant: Variant
  /** Variant of the loaded page. */
  loadedId: string
  parameters: Parameter[]
  writesReview?: boolean | undefined
  response?: ProductResponse | undefined
}

/** Product details: texts, data, accessories, alternatives and reviews. */
export function ProductDetails(props: ProductDetailsProps) {
  const { product, variant, loadedId, parameters, writesReview, response } = props
  const { text, routes } = useShop()
  const other = variant.id === product.defaultVariantId ? undefined : variant.id
  const here = routes.product(product.slug, other)
  const vertical = useVertical()
  const connected = product.duties?.data.find((data) => dutyApplies(data, variant.id))
  return (
    <>
      <LazyVariantBatch product={product} />
      <div className="product__body">
        {(product.perex || product.description.content.length > 0) && (
          <section className="product__section" id="description">
            <h2>{text('details.description')}</h2>
            {product.perex && <p className="product__perex">{noBreakRanges(product.perex)}</p>}
            <RichText name="description" doc={product.description} headingLevel={3} />
          </section>
        )}
        <ParameterTable parameters={parameters} />
        <Documents documents={product.documents} />
        {connected && <ConnectedData data={connected} />}
        <ProductSafety product={product} variant={variant} />
      </div>
      <LazyBoundary>
        {vertical && (
          <vertical.ProductSections product={product} variant={variant} parameters={parameters} />
        )}
      </LazyBoundary>
      <RelatedStrips
        related={product.related}
        variants={{ loaded: loadedId, chosen: variant.id }}
      />
      <section className="product__section" id="reviews">
        <h2>{text('details.reviews.title')}</h2>
        <LazyBoundary fallback={<Skeleton shape="row" count={3} />}>
          <ReviewSection product={product} here={here} writes={writesReview} response={response} />
        </LazyBoundary>
      </section>
      <LazyBoundary>
        <Questions />
      </LazyBoundary>
      <Recommended placement="product" product={product} />
      <VisitedStrip productId={product.id} />
    </>
  )
}
