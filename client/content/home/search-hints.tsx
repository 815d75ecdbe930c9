import { useShop } from '../../shop.tsx'

/** Sizes that most searches are for, in mm. */
const diameters = [100, 125, 150, 160]

/** What can be typed into the search field: numbers are the product. */
export function SearchHints() {
  const { text, routes, format } = useShop()
  const words = text('home.hintQuery')
  return (
    <div className="search-hints">
      <p className="search-hints__label">{text('home.hints')}</p>
      <ul className="search-hints__list">
        {diameters.map((diameter) => (
          <li key={diameter}>
            <a className="search-hints__hint" href={routes.search(`${words} ${diameter}`)}>
              Ø {format.quantity(diameter, 'mm')}
            </a>
          </li>
        ))}
        <li>
          <a className="search-hints__hint" href={routes.search(text('home.hintTimer'))}>
            {text('home.hintTimer')}
          </a>
        </li>
      </ul>
    </div>
  )
}
