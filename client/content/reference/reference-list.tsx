import type { ContentReference } from '../../../domain/content/content-reference.ts'
import type { Routes } from '../../../domain/routes.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'

const kinds: readonly { title: TextKey; types: readonly ContentReference['type'][] }[] = [
  { title: 'glossary.terms', types: ['glossary_term'] },
  { title: 'glossary.categories', types: ['category', 'virtual_category'] },
  { title: 'glossary.articles', types: ['article', 'article_category'] },
]

/** Content related to a text, by kind. */
export function ReferenceList({ references }: { references: readonly ContentReference[] }) {
  const { routes, text } = useShop()
  const shown = kinds
    .map(({ title, types }) => ({
      title,
      found: references.filter(({ type }) => types.includes(type)),
    }))
    .filter(({ found }) => found.length > 0)
  if (shown.length === 0) return null
  return (
    <aside className="references">
      {shown.map(({ title, found }) => (
        <section key={title}>
          <h2 className="references__title">{text(title)}</h2>
          <ul className="references__list">
            {found.map((reference) => (
              <li key={`${reference.type} ${reference._id}`}>
                <a href={pathOf(reference, routes)}>{reference.title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </aside>
  )
}

function pathOf({ type, slug }: ContentReference, routes: Routes): string {
  switch (type) {
    case 'category':
    case 'virtual_category':
      return routes.category(slug)
    case 'product':
      return routes.product(slug)
    case 'article':
      return routes.article(slug)
    case 'article_category':
      return routes.articleCategory(slug)
    case 'glossary_term':
      return routes.glossaryTerm(slug)
  }
}
