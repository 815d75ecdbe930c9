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
  /** Name of the deferred part. */
  part?: string
  /** Shown if there are none: fewer limits, with the reason. */
  relaxed?: { products: ProductFilter; reason: string; title: string } | undefined
  products: ProductFilter
  categories: CategoryIdsByKey
  busy: boolean
}

/** The first matching products, and a link to all of them. */
export function FirstProducts({ title, busy, ...found }: FirstProductsProps) {
  const { products, categories } = found
  if (!categories[products.category]) return null
  return (
    <section className="product__section calc__products" aria-busy={busy}>
      <h2>{title}</h2>
      <Suspense fallback={<Waiting />}>
        <Found {...found} />
      </Suspense>
    </section>
  )
}

interface Found {
  products: ProductTileData[]
  total: number
}

function Found(props: Omit<FirstProductsProps, 'title' | 'busy'>) {
  const { part = 'products', products, categories, relaxed } = props
  const { text } = useShop()
  const found = useDeferred<Found>(part)
  const category = categories[products.category]?.title ?? ''
  if (found?.total === 0) {
    const {
      products: reachable,
      reason,
      title,
    } = relaxed ?? {
      products: { ...products, values: {}, ranges: {} },
      reason: text('calculator.noProducts'),
      title: category,
    }
    return (
      <>
        <p>{reason}</p>
        <ProductsLink products={reachable} categories={categories}>
          {title}
        </ProductsLink>
      </>
    )
  }
  return (
    <>
      {found && <TileRow products={found.products} />}
      <ProductsLink products={products} categories={categories}>
        {found ? text.count('calculator.allProducts', found.total) : category}
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
