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
}

/** Number of colours; their names are fetched once, on hover or focus (spec §4). */
export function TileColours({ ids, isNear }: TileColoursProps) {
  const { text } = useShop()
  const { data = [] } = useSWR(
    isNear ? api.products(ids) : null,
    (url) => getJson(url, parseTiles),
    {
      revalidateOnFocus: false,
      revalidateIfStale: false,
    },
  )
  if (data.length > 0) return <ColourLinks products={data} />
  return <p className="tile__colours">{text.count('tile.colours', ids.length)}</p>
}
