import type { SearchResults } from '../../../domain/search.ts'
import { useShop } from '../../shop.tsx'
import { categoryTitleLength, truncate } from '../content/truncate.ts'
import { SearchLinks } from './search-links.tsx'

interface FoundElsewhereProps {
  results: SearchResults
  /** Total of the product list below. */
  products: number
}

/** Totals by kind with the way there, then all that is not a product. */
export function FoundElsewhere({ results, products }: FoundElsewhereProps) {
  const { text, routes, format } = useShop()
  const { categories, virtualCategories, articles, faqQuestions, menuItems } = results
  const linked = (links: { id: string; title: string; slug: string }[]) =>
    links.map(({ id, title, slug }) => ({
      id,
      title: truncate(title, categoryTitleLength),
      href: routes.category(slug),
    }))
  const kinds = [
    {
      id: 'categories',
      title: text('searchPage.found.categories'),
      total: categories.total + virtualCategories.total,
      items: linked([...categories.entities, ...virtualCategories.entities]),
    },
    {
      id: 'articles',
      title: text('searchPage.found.articles'),
      total: articles.total,
      items: linked(articles.entities),
    },
    {
      id: 'faq',
      title: text('searchPage.found.faq'),
      total: faqQuestions.total,
      items: faqQuestions.entities.map(({ id, title }) => ({ id, title, href: null })),
    },
    {
      id: 'pages',
      title: text('searchPage.found.pages'),
      total: menuItems.total,
      items: menuItems.entities.map(({ id, title, slug }) => ({
        id,
        title,
        href: routes.page(slug),
      })),
    },
  ].filter(({ items }) => items.length > 0)
  if (kinds.length === 0) return null
  const tabs = [
    { id: 'products', title: text('searchPage.found.products'), total: products },
    ...kinds,
  ]
  return (
    <>
      <nav className="found-tabs no-print" aria-label={text('searchPage.title')}>
        {tabs
          .filter(({ total }) => total > 0)
          .map(({ id, title, total }) => (
            <a key={id} href={`#${id}`} className="found-tabs__tab">
              {title} <span className="found__total">{format.number(total)}</span>
            </a>
          ))}
      </nav>
      <div className="found-list">
        {kinds.map((kind) => (
          <SearchLinks key={kind.id} {...kind} />
        ))}
      </div>
    </>
  )
}
