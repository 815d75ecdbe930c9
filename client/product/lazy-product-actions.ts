import { hasChosenProducts } from '../known-visitor.ts'
import { lazyParts } from '../lazy-part.ts'

/* Lazy: products can be bought without them; hearts and comparison are personal. */
const load = () => import('./actions-parts.ts')
const part = lazyParts(load, { isNeededNow: hasChosenProducts })

export const EnergyArrow = part('EnergyArrow')
export const ProductActions = part('ProductActions')
export const TileColours = part('TileColours')
