import { Suspense } from 'react'
import type { CatalogScope, CatalogState } from '../../domain/catalog.ts'
import type { Category } from '../../domain/category.ts'
import { ChildCategories } from '../components/catalog/child-categories.tsx'
import { BelowList } from '../components/catalog/late-below-list.ts'
import { Listing } from '../components/catalog/listing.tsx'
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx'
import { useShop } from '../shop.tsx'

export interface CategoryProps {
  category: Category
  scope: CatalogScope
  state: CatalogState
}

export function Screen({ category, scope, state }: CategoryProps) {
  const { routes } = useShop()
  const { title, perex, breadcrumbs, children, textBelow, faq, pageMeta } = category
  const above = breadcrumbs.map((crumb) => ({
    title: crumb.title,
    href: routes.category(crumb.slug),
  }))
  return (
    <div className="container catalog">
      <Breadcrumbs items={above} current={title} />
      <header className="catalog__head">
        <h1>{title}</h1>
        {perex && perex !== title && <p className="catalog__perex">{perex}</p>}
      </header>
      <ChildCategories categories={children} />
      <Listing scope={scope} state={state} path={routes.category(pageMeta.slug)} />
      {scope.page === 1 && (textBelow || faq.length > 0) && (
        <Suspense>
          <BelowList textBelow={textBelow} faq={faq} />
        </Suspense>
      )}
    </div>
  )
}
