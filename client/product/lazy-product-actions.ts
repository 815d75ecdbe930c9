import { lazyParts } from '../lazy-part.ts'

/* What tiles and the product page can be bought from without. */
const load = () => import('./actions-parts.ts')
const part = lazyParts(load, import.meta.env.SSR ? await load() : null)

export const EnergyArrow = part('EnergyArrow')
export const ProductActions = part('ProductActions')
export const TileColours = part('TileColours')
