import { type ReactNode, useState } from 'react'
import type { ListedTile } from '../../../domain/catalog/listed-tile.ts'
import { noBreakRanges } from '../../i18n/no-break-ranges.ts'
import { CachedMarkup } from '../../hydration/cached-markup.tsx'
import { LazyBoundary } from '../../lazy-boundary.tsx'
import { TagList } from '../../product/details/tag-list.tsx'
import { TileColours } from '../../product/lazy-product-actions.ts'
import { type Shop, useShop } from '../../shop.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rating } from '../../ui/rating.tsx'
import { TileOffer } from './tile-offer.tsx'
import { TileParameters } from './tile-parameters.tsx'

// Spec §9 Image sizes: product box 255 x 270. A picture keeps its aspect ratio in a box of 216 px,
// or 160 px on phones.
const picture = {
  width: 255,
  height: 270,
  sizes: '(min-width: 768px) 240px, 160px',
  largest: 480,
}

interface ProductTileProps {
  product: ListedTile
  /** Heading level of the name, relative to the list's. */
  headingLevel?: 2 | 3 | 4
  /** Above the fold: its picture loads eagerly. */
  priority?: boolean
  /** Maximum number of parameters. */
  parameterCount?: number | undefined
  /** Anchor. */
  id?: string | undefined
  className?: string
  children?: ReactNode
}

/** A product as a list item, with the figures to decide by. */
export const ProductTile = import.meta.env.SSR ? CachedTile : TileItem

function CachedTile(props: ProductTileProps) {
  const { product, headingLevel, priority, parameterCount, id, className, children } = props
  if (priority || children) return <TileItem {...props} />
  return (
    <CachedMarkup
      input={[product, headingLevel, parameterCount, id, className]}
      serverOnly={[product.keyParameters]}
    >
      {() => <TileItem {...props} />}
    </CachedMarkup>
  )
}

function TileItem(props: ProductTileProps) {
  const { product, headingLevel = 3, priority = false, parameterCount = 4 } = props
  const { id, className = 'tiles__item', children } = props
  const { routes, text } = useShop()
  const [isNear, setIsNear] = useState(false)
  const { alternatives, variant } = product
  const brand = product.brand?.title
  const onHover = () => setIsNear(true)
  const Heading = `h${headingLevel}` as const
  const other = variant.id === product.defaultVariantId ? undefined : variant.id
  const href = (!other && product.path) || routes.product(product.slug, other)
  const variants = product.variantCount > 1 && variantsText(product, text)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shows more, does nothing
    <li id={id} className={`tile ${className}`} onPointerEnter={onHover} onFocus={onHover}>
      <div className="tile__picture">
        <Picture image={product.mainImage} {...picture} priority={priority} beside={product.name} />
        {isNear && product.hoverImage && (
          <div className="tile__hover" aria-hidden="true">
            <Picture image={product.hoverImage} {...picture} alt="" />
          </div>
        )}
        <TagList product={product} variant={variant} place="catalog" />
      </div>
      <div className="tile__facts">
        {brand && !product.name.startsWith(brand) && <p className="tile__brand">{brand}</p>}
        <Heading className="tile__name">
          <a className="tile__link" href={href}>
            {noBreakRanges(product.name)}
          </a>
        </Heading>
        {product.rating !== null && <Rating value={product.rating} count={product.reviewCount} />}
        <TileParameters name={href} parameters={product.keyParameters} count={parameterCount} />
        {alternatives.length > 0 ? (
          <LazyBoundary>
            <TileColours ids={alternatives} isNear={isNear} variants={variants} />
          </LazyBoundary>
        ) : (
          variants && <p className="tile__variants">{variants}</p>
        )}
      </div>
      <TileOffer product={product} />
      {children}
    </li>
  )
}

function variantsText({ matchingVariants, variant, variantCount }: ListedTile, text: Shop['text']) {
  return matchingVariants === 1 ? variant.name : text.count('product.variants', variantCount)
}
