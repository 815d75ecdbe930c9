import { useShop } from '../shop.tsx'
import { Picture } from '../ui/picture.tsx'
import { isKnownEmpty, StaticMarkup } from '../hydration/static-markup.tsx'
import type { ListedCategory } from '../../domain/screens/catalog/category.ts'

/**
 * Child categories, compact, so that products stay above the fold; loaders truncate their titles.
 */
export function ChildCategories({ categories }: { categories: ListedCategory[] }) {
  const { text, routes } = useShop()
  if (isKnownEmpty(categories)) return null
  return (
    <StaticMarkup
      as="nav"
      name="children"
      className="children no-print"
      aria-label={text('catalog.subcategories')}
      data={categories}
    >
      {(children) => (
        <ul className="children__list">
          {children.map(({ id, title, slug, query, image, productCount }) => (
            <li key={id}>
              <a
                className="children__link"
                href={routes.category(slug) + (query ? `?${query}` : '')}
              >
                <Picture image={image} width={56} height={56} beside={title} />
                <span className="children__title">{title}</span>
                {productCount !== undefined && (
                  <span className="children__count">
                    {text.count('catalog.results', productCount)}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
    </StaticMarkup>
  )
}
