import type { Product } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'
import { isKnownEmpty, StaticMarkup } from '../../hydration/static-markup.tsx'
import { fileSize } from './file-size.ts'

export function Documents({ documents }: Pick<Product, 'documents'>) {
  const { text, format, cdn } = useShop()
  if (isKnownEmpty(documents)) return null
  const sizeOf = (path: string, bytes: number) =>
    bytes === 0 ? (path.split('.').at(-1) ?? '').toUpperCase() : fileSize(bytes, format)
  return (
    <section className="product__section" id="documents">
      <h2>{text('details.documents')}</h2>
      <StaticMarkup as="ul" name="documents" className="documents" data={documents}>
        {(files) =>
          files.map(({ title, path, bytes }) => (
            <li key={path}>
              <a
                href={`${cdn}/${path.replace(/^\//, '')}`}
                className="icon-before icon--file-text"
                download
              >
                {title}
              </a>
              <span className="documents__size">{sizeOf(path, bytes)}</span>
            </li>
          ))
        }
      </StaticMarkup>
    </section>
  )
}
