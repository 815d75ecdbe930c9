import { useDeferred, useShop } from '../shop.tsx'
import { TileRow } from '../product/strips/tile-row.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import type { ArticleProductsData as Data } from './article-products-data.ts'

/** Products of an article, with current prices. */
export function ArticleProducts() {
  const { routes, text } = useShop()
  const deferred = useDeferred<Data>('products')
  if (!deferred || deferred.products.length === 0) return null
  const { category, products } = deferred
  return (
    <section className="article-page__products">
      <h2 className="article-page__part">{text('article.products')}</h2>
      <TileRow products={products} />
      {category && (
        <p>
          <a className="article-page__all" href={routes.category(category.slug)}>
            {text('article.allProducts', { title: category.title })}
            <Icon name="arrow-right" />
          </a>
        </p>
      )}
    </section>
  )
}
