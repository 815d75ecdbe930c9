import type { CategoryLink } from '../../../domain/catalog/category.ts'
import { useShop } from '../../shop.tsx'
import { ChildCategories } from '../child-categories.tsx'

interface NoResultsProps {
  query: string
  suggestion: string | null
  categories: CategoryLink[]
}

/** No results: spelling suggestions, categories, contact (UX rule 12). */
export function NoResults({ query, suggestion, categories }: NoResultsProps) {
  const { text, routes } = useShop()
  return (
    <section className="nothing">
      <h2>{text('searchPage.none.title', { query })}</h2>
      {suggestion && (
        <p className="nothing__suggestion">
          {text('searchPage.suggestion')} <a href={routes.search(suggestion)}>{suggestion}</a>?
        </p>
      )}
      <p>{text('searchPage.none.text')}</p>
      <BrowseCategories categories={categories} />
    </section>
  )
}

/** Categories and the shop's phone number. */
export function BrowseCategories({ categories }: Pick<NoResultsProps, 'categories'>) {
  const { text, site } = useShop()
  const { phone, email } = site.globals.contact
  return (
    <>
      <h2 className="nothing__browse">{text('searchPage.browse')}</h2>
      <ChildCategories categories={categories} />
      <p>
        {text('searchPage.contact')} <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>,{' '}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </>
  )
}
