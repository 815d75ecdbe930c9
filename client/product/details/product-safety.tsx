import type { Product, Variant } from '../../../domain/product/product.ts'
import { StaticMarkup } from '../../hydration/static-markup.tsx'
import { useShop } from '../../shop.tsx'

interface ProductSafetyProps {
  product: Pick<Product, 'manufacturer' | 'duties'>
  variant: Variant
}

/** Manufacturer and responsible person (Reg. (EU) 2023/988 Art. 19). */
export function ProductSafety({ product, variant }: ProductSafetyProps) {
  const { text } = useShop()
  const declaration = product.duties?.declaration
  return (
    <section className="product__section" id="safety">
      <h2>{text('details.safety.title')}</h2>
      <StaticMarkup as="dl" name="manufacturer" className="safety" data={product.manufacturer}>
        {({ name, address, email, euRepresentative }) => (
          <>
            <div>
              <dt>{text('details.safety.manufacturer')}</dt>
              <dd>
                {name}
                <br />
                {address}
                <br />
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
            {euRepresentative && (
              <div>
                <dt>{text('details.safety.representative')}</dt>
                <dd>{euRepresentative}</dd>
              </div>
            )}
          </>
        )}
      </StaticMarkup>
      <dl className="safety">
        <div>
          <dt>{text('details.safety.identifier')}</dt>
          <dd>
            {[
              variant.fullname,
              variant.marketingCode,
              variant.ean && `${text('details.ean')} ${variant.ean}`,
            ]
              .filter(Boolean)
              .join(', ')}
          </dd>
        </div>
        {declaration && (
          <div>
            <dt>{text('duties.declaration')}</dt>
            <dd>
              {[
                declaration.number,
                declaration.standard,
                declaration.notifiedBody &&
                  text('duties.notifiedBody', { number: declaration.notifiedBody }),
              ]
                .filter(Boolean)
                .join(', ')}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
