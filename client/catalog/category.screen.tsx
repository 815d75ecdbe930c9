import { Suspense } from 'react'
import type { CatalogBanner } from '../../domain/content/banners/catalog-banner.ts'
import type { CatalogScope, CatalogState } from '../../domain/catalog/catalog.ts'
import type { Category, CategoryLink } from '../../domain/catalog/category.ts'
import { firstPageOf } from '../../domain/catalog/shown-pages.ts'
import type { RichText } from '../../domain/content/rich-text.ts'
import type { Question } from './faq.tsx'
import { BelowList, ChildCategories, ListBanner } from './lazy-around.ts'
import { Listing } from './listing.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { useShop } from '../shop.tsx'

/** A category to choose, as far as a link needs it. */
export interface ShownCategory extends Pick<CategoryLink, 'id' | 'title' | 'slug' | 'image'> {
  /** Missing where nobody has counted. */
  productCount?: number
  /** Filters that are chosen there. */
  query?: string
}

/** What an editor has put around the products. */
export interface CategoryAround {
  children: ShownCategory[]
  /** Saved filters of this category. */
  selections: { title: string; href: string }[]
  banner: Pick<CatalogBanner, 'title' | 'url' | 'image'> | null
  content: RichText | null
  /** Address of a film. */
  video: string | null
  questions: Question[]
}

export interface CategoryProps {
  category: Pick<Category, 'title' | 'perex' | 'breadcrumbs' | 'textBelow' | 'view'> & {
    slug: string
  }
  scope: CatalogScope
  state: CatalogState
  around: CategoryAround
}

export function Screen({ category, scope, state, around }: CategoryProps) {
  const { routes } = useShop()
  const { title, perex, breadcrumbs, textBelow, slug, view } = category
  const { children, banner, ...below } = around
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
        <BelowList {...below} textBelow={textBelow} withTexts={firstPageOf(scope) === 1} />
      </Suspense>
    </div>
  )
}
