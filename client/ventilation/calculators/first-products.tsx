import { Suspense } from 'react'
import {
  type FoundCategories,
  type ProductFilter,
} from '../../../domain/ventilation/fans/product-filter.ts'
import type { ProductTile as ProductTileData } from '../../../domain/product/product.ts'
import { useDeferred, useShop } from '../../shop.tsx'
import { TileRow } from '../../product/strips/tile-row.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProductsLink } from './products-link.tsx'

interface FirstGoodsProps {
  title: string
  goods: ProductFilter
  shelves: FoundCategories
  busy: boolean
}

/** The first products that fit, and the way to all of them. */
export function FirstProducts({ title, goods, shelves, busy }: FirstGoodsProps) {
  if (!shelves[goods.shelf]) return null
  return (
    <section className="product__section calc__goods" aria-busy={busy}>
      <h2>{title}</h2>
      <Suspense fallback={<Waiting />}>
        <Found goods={goods} shelves={shelves} />
      </Suspense>
    </section>
  )
}

interface Found {
  products: ProductTileData[]
  total: number
}

function Found({ goods, shelves }: Pick<FirstGoodsProps, 'goods' | 'shelves'>) {
  const { text } = useShop()
  const found = useDeferred<Found>('goods')
  if (found?.total === 0) {
    return (
      <>
        <p>{text('calculator.noGoods')}</p>
        <ProductsLink goods={{ ...goods, values: {}, ranges: {} }} shelves={shelves}>
          {shelves[goods.shelf]?.title ?? ''}
        </ProductsLink>
      </>
    )
  }
  return (
    <>
      {found && <TileRow products={found.products} />}
      <ProductsLink goods={goods} shelves={shelves}>
        {found
          ? text.count('calculator.allGoods', found.total)
          : (shelves[goods.shelf]?.title ?? '')}
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
