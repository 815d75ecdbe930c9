import type { Homepage } from '../../../domain/content/page.ts'
import { useServerOnly } from '../../hydration/server-only.ts'
import { useShop } from '../../shop.tsx'

/** Search examples from the shop's editors. */
export function SearchHints({ hints }: { hints: NonNullable<Homepage['searchHints']> }) {
  const { text, routes } = useShop()
  useServerOnly(hints)
  if (hints.length === 0) return null
  return (
    <div className="search-hints">
      <p className="search-hints__label">{text('home.hints')}</p>
      <ul className="search-hints__list">
        {hints.map(({ title, query }, index) => (
          <li key={index}>
            <a className="search-hints__hint" href={routes.search(query)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
