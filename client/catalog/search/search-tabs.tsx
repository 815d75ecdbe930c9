import {
  type SearchTab,
  type SearchTotals,
  searchTabs,
} from '../../../domain/catalog/search-tabs.ts'
import { useShop } from '../../shop.tsx'
import { tabTitles } from './hit-titles.ts'
import { searchHref } from './search-href.ts'

interface SearchTabsProps {
  query: string
  asTyped: boolean
  tab: SearchTab
  totals: SearchTotals
}

/** Kinds of results with their totals; each is a URL of its own. */
export function SearchTabs({ query, asTyped, tab, totals }: SearchTabsProps) {
  const { text, format, routes } = useShop()
  return (
    <nav className="found-tabs no-print" aria-label={text('searchPage.tabs')}>
      {searchTabs.map((each) => (
        <a
          key={each}
          className="found-tabs__tab"
          href={searchHref(routes, { query, tab: each, asTyped })}
          aria-current={each === tab ? 'page' : undefined}
        >
          {text(tabTitles[each])}{' '}
          <span className="found__total">{format.number(totals[each])}</span>
        </a>
      ))}
    </nav>
  )
}
