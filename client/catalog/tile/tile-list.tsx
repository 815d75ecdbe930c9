import { useSignals } from '@preact/signals-react/runtime'
import { Fragment, memo } from 'react'
import { catalogPageSize } from '../../../domain/catalog/catalog-page-size.ts'
import type { ListView } from '../../../domain/catalog/category.ts'
import type { ProductTile as ProductTileData } from '../../../domain/product/product.ts'
import { listView } from '../list-view.ts'
import { ProductTile } from './product-tile.tsx'

/** A press on a filter marks the list as busy at once; its tiles stay as they are until it has come. */
const Tile = memo(ProductTile)

/** Tiles of the first row or two, whose pictures are seen at once. */
const prioritised = 3

/** So many come before what is no product: whole lines of two or three. */
const beforeBetween = 6

interface TileListProps {
  products: ProductTileData[]
  /** Page of the list that the first product is on. */
  firstPage: number
  busy: boolean
  /** Of this list, for who has not chosen. */
  view: ListView
  between?: React.ReactNode
}

/** One page of products, as a grid or as rows. */
export function TileList({ products, firstPage, busy, view, between }: TileListProps) {
  useSignals()
  return (
    <ol className={`tiles tiles--${listView.value ?? view}`} aria-busy={busy}>
      {products.map((product, index) => (
        <Fragment key={product.id}>
          {index === beforeBetween && between}
          <li className="tiles__item" id={anchorOf(index, firstPage)}>
            <Tile product={product} headingLevel={2} priority={index < prioritised} />
          </li>
        </Fragment>
      ))}
    </ol>
  )
}

/** Name of the place where a further page begins, for those who load it without script. */
function anchorOf(index: number, firstPage: number): string | undefined {
  if (index === 0 || index % catalogPageSize > 0) return undefined
  return `page-${firstPage + index / catalogPageSize}`
}
