import type { Routes } from '../../../domain/routes.ts'
import type { SearchResults } from '../../../domain/search.ts'
import type { TextKey } from '../../i18n/text.ts'
import { categoryTitleLength, truncate } from '../content/truncate.ts'

/** Spec §9: at most so many category results in the dropdown. */
const linksShown = 5

export interface LinkGroup {
  title: TextKey
  total: number
  links: { id: string; title: string; href: string }[]
}

/** Everything found that is no product, by kind, without the kinds that have nothing. */
export function suggestGroups(results: SearchResults, routes: Routes): LinkGroup[] {
  const { categories, virtualCategories, articles, menuItems } = results
  const category = ({ id, title, slug }: { id: string; title: string; slug: string }) => ({
    id: `category-${id}`,
    title: truncate(title, categoryTitleLength),
    href: routes.category(slug),
  })
  const page = ({ id, title, slug }: { id: string; title: string; slug: string }) => ({
    id: `page-${id}`,
    title,
    href: routes.page(slug),
  })
  const groups: LinkGroup[] = [
    {
      title: 'searchPage.found.categories',
      total: categories.total + virtualCategories.total,
      links: [...categories.entities, ...virtualCategories.entities].map(category),
    },
    {
      title: 'searchPage.found.articles',
      total: articles.total,
      links: articles.entities.map(page),
    },
    {
      title: 'searchPage.found.pages',
      total: menuItems.total,
      links: menuItems.entities.map(page),
    },
  ]
  return groups
    .filter(({ links }) => links.length > 0)
    .map((group) => ({ ...group, links: group.links.slice(0, linksShown) }))
}
