import type { BoughtProduct } from '../../../domain/contract/documents/store-documents.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

/** Documents of bought products: each with its order and files (spec §2 documents list). */
export function BoughtProducts({ products }: { products: readonly BoughtProduct[] }) {
  const { cdn, format, routes, text } = useShop()
  return (
    <ul className="records">
      {products.map(({ id, name, slug, order, orderedOn, documents }) => (
        <li key={id} className="records__record bought-product">
          <a href={routes.product(slug)} className="bought-product__name">
            {name}
          </a>
          <p className="bought-product__order">
            {format.date(orderedOn)} ·{' '}
            <a href={routes.account.order(order.id)}>
              {text('customer.order.title', { code: order.code })}
            </a>
          </p>
          <ul className="bought-product__files">
            {documents.map(({ title, path }) => (
              <li key={path}>
                <a href={`${cdn}/${path.replace(/^\//, '')}`} download data-prefetch="no">
                  <Icon name="file-text" />
                  {title}
                  <span className="visually-hidden">: {name}</span>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
