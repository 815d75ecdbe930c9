import type { Routes } from '../../../domain/routes.ts'
import type { SearchResults } from '../../../domain/catalog/search.ts'
import type { SearchLocation } from '../../../domain/catalog/search-tabs.ts'
import type { TextKey } from '../../i18n/text.ts'
import { hitHref } from '../../catalog/search/hit-href.ts'
import { categoryTitleLength, truncate } from '../../content/page/truncate.ts'

/** Spec §9: maximum category results in the dropdown. */
const categoriesShown = 5
/** Maximum of each other kind, so that products stay visible. */
const othersShown = 3

export interface LinkGroup {
  title: TextKey
  total: number
  links: { id: string; title: string; href: string }[]
}

const groups: { title: TextKey; locations: Exclude<SearchLocation, 'faqQuestions'>[] }[] = [
  { title: 'searchPage.found.categories', locations: ['categories', 'virtualCategories'] },
  { title: 'searchPage.found.articles', locations: ['articles'] },
  { title: 'searchPage.hits.glossaryTerms', locations: ['glossaryTerms'] },
  { title: 'searchPage.hits.menuItems', locations: ['menuItems'] },
]

/** Results besides products, by kind, without empty kinds. */
export function suggestGroups(results: SearchResults, routes: Routes): LinkGroup[] {
  return groups
    .map(({ title, locations }) => ({
      title,
      total: locations.reduce((sum, location) => sum + (results[location]?.total ?? 0), 0),
      links: locations
        .flatMap((location) => linksOf(results, location, routes))
        .slice(0, title === 'searchPage.found.categories' ? categoriesShown : othersShown),
    }))
    .filter(({ links }) => links.length > 0)
}

function linksOf(
  results: SearchResults,
  location: Exclude<SearchLocation, 'faqQuestions'>,
  routes: Routes,
): LinkGroup['links'] {
  return (results[location]?.entities ?? []).flatMap(({ id, title, slug }) => {
    const href = hitHref(routes, location, slug)
    const short = location === 'articles' ? title : truncate(title, categoryTitleLength)
    return href === null ? [] : [{ id: `${location}-${id}`, title: short, href }]
  })
}
