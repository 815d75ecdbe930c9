import { Suspense } from 'react'
import { firstPageOf } from '../../domain/catalog/page-range.ts'
import { CategoryDescription, ChildCategories, ListBanner } from './lazy-category-parts.ts'
import { Listing } from './listing.tsx'
import { Recommended } from '../product/strips/recommended.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { useShop } from '../shop.tsx'
import type { CategoryProps } from '../../domain/screens/catalog/category.ts'

/** Characters that fit on one line of a phone. */
const lineLength = 50

export function Screen({ category, scope, state, editorial }: CategoryProps) {
  const { routes, text } = useShop()
  const { title, perex, breadcrumbs, textBelow, slug, view, lang } = category
  const { children, banner, ...below } = editorial
  const above = breadcrumbs.map((crumb) => ({
    title: crumb.title,
    href: routes.category(crumb.slug),
  }))
  return (
    <div className="container catalog">
      <Breadcrumbs items={above} current={title} />
      <header className="catalog__head" lang={lang}>
        <h1>{title}</h1>
        {perex && perex !== title && (
          <div className="catalog__perex">
            <p>{perex}</p>
            {perex.length > lineLength && (
              <details>
                <summary
                  className="icon-after icon--chevron-down"
                  aria-label={text('catalog.wholeText')}
                />
              </details>
            )}
          </div>
        )}
      </header>
      <Suspense>
        <ChildCategories categories={children} />
      </Suspense>
      <Listing
        scope={scope}
        state={state}
        path={routes.category(slug)}
        {...(view ? { view } : {})}
        between={
          banner && (
            <Suspense>
              <ListBanner {...banner} />
            </Suspense>
          )
        }
      />
      <Suspense>
        <CategoryDescription
          {...below}
          textBelow={textBelow}
          withTexts={firstPageOf(scope) === 1}
        />
      </Suspense>
      {scope.categoryId && <Recommended placement="category" category={scope.categoryId} />}
    </div>
  )
}
