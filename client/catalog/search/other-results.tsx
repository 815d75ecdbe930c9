import type { SearchResults } from '../../../domain/catalog/search.ts'
import type { SearchLocation } from '../../../domain/catalog/search-tabs.ts'
import { useShop } from '../../shop.tsx'
import { categoryTitleLength, truncate } from '../../content/page/truncate.ts'
import { hitHref } from './hit-href.ts'
import { SearchLinks } from './search-links.tsx'

/** Search results besides products: categories and glossary terms, a line each. */
export function OtherResults({ results }: { results: SearchResults }) {
  const { text, routes } = useShop()
  const hitsOf = (location: Exclude<SearchLocation, 'faqQuestions'>) =>
    (results[location]?.entities ?? []).flatMap(({ id, title, slug }) => {
      const href = hitHref(routes, location, slug)
      return href === null
        ? []
        : [{ id: `${location}-${id}`, title: truncate(title, categoryTitleLength), href }]
    })
  const lines = [
    {
      title: text('searchPage.found.categories'),
      items: [...hitsOf('categories'), ...hitsOf('virtualCategories')],
    },
    { title: text('searchPage.hits.glossaryTerms'), items: hitsOf('glossaryTerms') },
  ].filter(({ items }) => items.length > 0)
  if (lines.length === 0) return null
  return (
    <div className="found-list no-print">
      {lines.map((line) => (
        <SearchLinks key={line.title} {...line} />
      ))}
    </div>
  )
}
