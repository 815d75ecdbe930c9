import { Suspense } from 'react'
import type { Parameter } from '../../../domain/parameter.ts'
import type { Product, Variant } from '../../../domain/product.ts'
import { useShop } from '../../shop.tsx'
import { FanCurves } from '../fan/fan-curves.tsx'
import { isReadable } from '../fan/fan-at.ts'
import { RichText } from '../content/rich-text.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Documents } from './documents.tsx'
import { ParameterTable } from './parameter-table.tsx'
import { ProductSafety } from './product-safety.tsx'
import { ProductStrip } from './product-strip.tsx'
import { Reviews } from './reviews.tsx'

interface ProductDetailsProps {
  product: Product
  variant: Variant
  parameters: Parameter[]
}

/** All there is to read about a product, what goes with it and what else there is. */
export function ProductDetails({ product, variant, parameters }: ProductDetailsProps) {
  const { text } = useShop()
  const curves = variant.curves.filter(isReadable)
  return (
    <>
      <div className="product__body">
        <section className="product__section" id="description">
          <h2>{text('product.description')}</h2>
          {product.perex && <p className="product__perex">{product.perex}</p>}
          <RichText doc={product.description} headingLevel={3} />
        </section>
        <ParameterTable parameters={parameters} />
        <Documents documents={product.documents} />
        <ProductSafety manufacturer={product.manufacturer} variant={variant} />
      </div>
      {curves.length > 0 && <FanCurves key={variant.id} curves={curves} />}
      <ProductStrip
        part="fits"
        title={text('product.fits.title')}
        text={text('product.fits.text')}
      />
      <ProductStrip
        part="alternatives"
        title={text('product.alternatives.title')}
        text={text('product.alternatives.text')}
      />
      <section className="product__section" id="reviews">
        <h2>{text('product.reviews.title')}</h2>
        <p className="product__note">{text('product.reviews.checked')}</p>
        <Suspense fallback={<Skeleton shape="row" count={3} />}>
          <Reviews />
        </Suspense>
      </section>
    </>
  )
}
