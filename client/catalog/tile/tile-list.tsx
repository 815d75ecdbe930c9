import { useSignals } from '@preact/signals-react/runtime'
import { Fragment, memo, useEffect } from 'react'
import { catalogPageSize } from '../../../domain/catalog/catalog-page-size.ts'
import type { ListView } from '../../../domain/catalog/category.ts'
import type { ProductTile as ProductTileData } from '../../../domain/product/product.ts'
import { hasListView } from '../../known-visitor.ts'
import { shownView } from '../shown-view.ts'
import { ProductTile } from './product-tile.tsx'

/** A filter press marks the list as busy at once; its tiles stay until the new list has loaded. */
const Tile = memo(ProductTile)

/** Tiles of the first rows, whose pictures load eagerly. */
const prioritised = 3

/** Tiles before other content: whole rows of two or three. */
const tilesBeforeContent = 6

interface TileListProps {
  products: ProductTileData[]
  /** Page number of the first product. */
  firstPage: number
  busy: boolean
  /** The list's default view. */
  view: ListView
  between?: React.ReactNode
}

/** One page of products, as a grid or as rows. */
export function TileList({ products, firstPage, busy, view, between }: TileListProps) {
  useSignals()
  useEffect(loadStoredView, [])
  return (
    <ol className={`tiles tiles--${shownView.value ?? view}`} aria-busy={busy}>
      {products.map((product, index) => (
        <Fragment key={product.id}>
          {index === tilesBeforeContent && between}
          <Tile
            product={product}
            headingLevel={2}
            priority={index < prioritised}
            id={anchorOf(index, firstPage)}
          />
        </Fragment>
      ))}
    </ol>
  )
}

/** Few visitors have chosen a view. Without its script the default stays. */
function loadStoredView() {
  if (hasListView()) import('../list-view.ts').catch(() => {})
}

/** Anchor of a further page, for links without JavaScript. */
function anchorOf(index: number, firstPage: number): string | undefined {
  if (index === 0 || index % catalogPageSize > 0) return undefined
  return `page-${firstPage + index / catalogPageSize}`
}
