import { Suspense } from 'react'
import {
  type FoundShelves,
  type GoodsFilter,
} from '../../../domain/ventilation/fans/goods-filter.ts'
import type { ProductTile as ProductTileData } from '../../../domain/product/product.ts'
import { useDeferred, useShop } from '../../shop.tsx'
import { TileRow } from '../../product/strips/tile-row.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GoodsLink } from './goods-link.tsx'

interface FirstGoodsProps {
  title: string
  goods: GoodsFilter
  shelves: FoundShelves
  busy: boolean
}

/** The first products that fit, and the way to all of them. */
export function FirstGoods({ title, goods, shelves, busy }: FirstGoodsProps) {
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
        <GoodsLink goods={{ ...goods, values: {}, ranges: {} }} shelves={shelves}>
          {shelves[goods.shelf]?.title ?? ''}
        </GoodsLink>
      </>
    )
  }
  return (
    <>
      {found && <TileRow products={found.products} />}
      <GoodsLink goods={goods} shelves={shelves}>
        {found
          ? text.count('calculator.allGoods', found.total)
          : (shelves[goods.shelf]?.title ?? '')}
      </GoodsLink>
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
