import { useShop } from '../../shop.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { ColourLink } from '../strips/related-tiles.ts'

/** Other colours of a product, small enough for a tile. */
export function ColourLinks({ products }: { products: readonly ColourLink[] }) {
  const { text, routes } = useShop()
  return (
    <ul className="tile__colours" aria-label={text('tile.otherColours')}>
      {products.map(({ id, name, slug, mainImage }) => (
        <li key={id}>
          <a href={routes.product(slug)} title={name} aria-label={name}>
            <Picture image={mainImage} width={40} height={40} alt="" />
          </a>
        </li>
      ))}
    </ul>
  )
}
