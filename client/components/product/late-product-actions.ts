import { lazy } from 'react'
import { addTexts } from '../../i18n/add-texts.ts'

/*
 * Parts of tiles and of the product page whose HTML is there at once and works; their script may
 * come after what is bought with.
 */
const load = async () => {
  const [parts] = await Promise.all([import('./actions-parts.ts'), addTexts('compare')])
  return parts
}
const parts = import.meta.env.SSR ? await load() : null

export const EnergyArrow =
  parts?.EnergyArrow ?? lazy(async () => ({ default: (await load()).EnergyArrow }))
export const ProductActions =
  parts?.ProductActions ?? lazy(async () => ({ default: (await load()).ProductActions }))
export const TileColours =
  parts?.TileColours ?? lazy(async () => ({ default: (await load()).TileColours }))
