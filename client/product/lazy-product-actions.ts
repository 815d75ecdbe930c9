import { lazyPart } from '../lazy-part.ts'

/*
 * Parts of tiles and of the product page whose HTML is there at once and works; their script may
 * come after what is bought with.
 */
const load = () => import('./actions-parts.ts')
const parts = import.meta.env.SSR ? await load() : null

export const EnergyArrow = parts?.EnergyArrow ?? lazyPart(async () => (await load()).EnergyArrow)
export const ProductActions =
  parts?.ProductActions ?? lazyPart(async () => (await load()).ProductActions)
export const TileColours = parts?.TileColours ?? lazyPart(async () => (await load()).TileColours)
