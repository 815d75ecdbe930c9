import type { SearchResults } from '../../../domain/catalog/search.ts'
import { listTotals, type SearchTab, tabLocations } from '../../../domain/catalog/search-tabs.ts'
import { searchPageSize } from '../../../domain/catalog/search-terms.ts'
import { useShop } from '../../shop.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { hitHref } from './hit-href.ts'
import { hitTitles } from './hit-titles.ts'
import { searchHref } from './search-href.ts'

interface SearchHitsProps {
  query: string
  asTyped: boolean
  tab: Exclude<SearchTab, 'products'>
  /** From 1. */
  page: number
  results: SearchResults
}

/** One page of results besides products: a list per kind; questions with their answers. */
export function SearchHits({ query, asTyped, tab, page, results }: SearchHitsProps) {
  const { text, format, routes } = useShop()
  const pages = Math.ceil(Math.max(...listTotals(results, tab)) / searchPageSize)
  return (
    <>
      {tabLocations[tab].map((location) => {
        const { entities, total } = results[location] ?? { entities: [], total: 0 }
        if (entities.length === 0) return null
        return (
          <section key={location} className="hits">
            <h2 className="hits__title">
              {text(hitTitles[location])}{' '}
              <span className="found__total">{format.number(total)}</span>
            </h2>
            <ul className="hits__list">
              {entities.map((hit) => (
                <li key={hit.id}>
                  {'slug' in hit ? (
                    <SearchHit title={hit.title} href={hitHref(routes, location, hit.slug)} />
                  ) : (
                    <details className="faq__item">
                      <summary className="faq__question icon-after icon--chevron-down">
                        {hit.title}
                      </summary>
                      <p className="faq__answer">{hit.answer}</p>
                    </details>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      <Pagination
        page={page}
        totalPages={pages}
        href={(page) => searchHref(routes, { query, tab, asTyped, page })}
      />
    </>
  )
}

function SearchHit({ title, href }: { title: string; href: string | null }) {
  return href === null ? <span>{title}</span> : <a href={href}>{title}</a>
}
