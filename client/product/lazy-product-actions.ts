import { isKnownVisitor } from '../known-visitor.ts'
import { lazyParts } from '../lazy-part.ts'

/* What tiles and the product page can be bought from without; hearts and comparison are of somebody. */
const load = () => import('./actions-parts.ts')
const part = lazyParts(load, { isNeededNow: isKnownVisitor })

export const EnergyArrow = part('EnergyArrow')
export const ProductActions = part('ProductActions')
export const TileColours = part('TileColours')
