import { lazyParts } from '../lazy-part.ts'

/* What tiles and the product page can be bought from without. */
const load = () => import('./actions-parts.ts')
const part = lazyParts(load)

export const EnergyArrow = part('EnergyArrow')
export const ProductActions = part('ProductActions')
export const TileColours = part('TileColours')
