import useSWR from 'swr'
import { api } from '../../../domain/api.ts'
import { useShop } from '../../shop.tsx'
import { getJson } from '../../http/get-json.ts'
import { ColourLinks } from '../../product/variants/colour-links.tsx'
import { parseTiles } from '../../product/strips/parse-tiles.ts'

interface TileColoursProps {
  /** Ids of the same product in other colours. */
  ids: readonly string[]
  /** The tile is hovered or focused. */
  isNear: boolean
  /** Text on the product's variants, shown before; false if there is only one. */
  variants: string | false
}

/** Number of colours; their names are fetched once, on hover or focus (spec §4). */
export function TileColours({ ids, isNear, variants }: TileColoursProps) {
  const { context, text } = useShop()
  const { data = [] } = useSWR(
    isNear ? api.products(ids, context.currency) : null,
    (url) => getJson(url, parseTiles),
    {
      revalidateOnFocus: false,
      revalidateIfStale: false,
    },
  )
  if (data.length === 0) {
    const colours = text.count('tile.colours', ids.length)
    return <p className="tile__colours">{variants ? `${variants} · ${colours}` : colours}</p>
  }
  return (
    <div className="tile__colours">
      {variants}
      <ColourLinks products={data} />
    </div>
  )
}
