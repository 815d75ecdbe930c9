import type { Variant } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'

/** Dimension drawing of the selected variant, rendered by the server. */
export function DimensionDrawing({ drawing }: { drawing: NonNullable<Variant['drawing']> }) {
  const { text, cdn } = useShop()
  const { path, alt, cad } = drawing
  return (
    <section className="product__section drawing" id="drawing">
      <h2>{text('details.drawing.title')}</h2>
      <img
        className="drawing__sheet"
        src={`${cdn}/${path}`}
        alt={alt}
        width={800}
        height={520}
        loading="lazy"
        decoding="async"
      />
      <p className="product__note">
        {text('details.drawing.note')}{' '}
        {cad !== undefined && (
          <a
            className="drawing__file icon-before icon--file-text icon--16 no-print"
            href={`${cdn}/${cad}`}
            download
          >
            {text('details.drawing.cad')}
          </a>
        )}
      </p>
    </section>
  )
}
