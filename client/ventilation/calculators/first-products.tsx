import { Suspense } from 'react'
import type {
  CategoryIdsByKey,
  ProductFilter,
} from '../../../domain/ventilation/fans/product-filter.ts'
import type { ProductTile as ProductTileData } from '../../../domain/product/product.ts'
import { useDeferred, useShop } from '../../shop.tsx'
import { TileRow } from '../../product/strips/tile-row.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProductsLink } from './products-link.tsx'

interface FirstProductsProps {
  title: string
  products: ProductFilter
  categories: CategoryIdsByKey
  busy: boolean
}

/** The first matching products, and a link to all of them. */
export function FirstProducts({ title, products, categories, busy }: FirstProductsProps) {
  if (!categories[products.category]) return null
  return (
    <section className="product__section calc__products" aria-busy={busy}>
      <h2>{title}</h2>
      <Suspense fallback={<Waiting />}>
        <Found products={products} categories={categories} />
      </Suspense>
    </section>
  )
}

interface Found {
  products: ProductTileData[]
  total: number
}

function Found({ products, categories }: Pick<FirstProductsProps, 'products' | 'categories'>) {
  const { text } = useShop()
  const found = useDeferred<Found>('products')
  if (found?.total === 0) {
    return (
      <>
        <p>{text('calculator.noProducts')}</p>
        <ProductsLink products={{ ...products, values: {}, ranges: {} }} categories={categories}>
          {categories[products.category]?.title ?? ''}
        </ProductsLink>
      </>
    )
  }
  return (
    <>
      {found && <TileRow products={found.products} />}
      <ProductsLink products={products} categories={categories}>
        {found
          ? text.count('calculator.allProducts', found.total)
          : (categories[products.category]?.title ?? '')}
      </ProductsLink>
    </>
  )
}

function Waiting() {
  return (
    <div className="tiles tiles--strip" aria-busy="true">
      <Skeleton shape="tile" count={3} />
    </div>
  )
}
