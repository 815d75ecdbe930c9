import { publicRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { Category, CategoryLink } from '../../catalog/category.ts'
import type { CatalogBanner } from '../../content/banners/catalog-banner.ts'
import type { RichText } from '../../content/rich-text.ts'
import type { Question } from '../../content/question.ts'
import type { Locale } from '../../locale.ts'
import type { CatalogScope, CatalogState } from '../../catalog/catalog.ts'

export const route = publicRoute('/:slug*')
export const policy = {
  cache: 'category',
  query: ['listing'],
  sheet: 'listing',
} satisfies ScreenPolicy

/** A category link. */
export interface ListedCategory extends Pick<CategoryLink, 'id' | 'title' | 'slug' | 'image'> {
  /** Missing if not counted. */
  productCount?: number
  /** Filters applied there. */
  query?: string
}

/** Language of an editor's text, if it is not the page's. */
interface Written {
  lang?: Locale
}

/** Editorial content around the products. */
export interface CategoryContent {
  children: ListedCategory[]
  /** Saved filters of this category. */
  selections: ({ title: string; href: string } & Written)[]
  banner: (Pick<CatalogBanner, 'title' | 'url' | 'image'> & Written) | null
  content: ({ doc: RichText } & Written) | null
  /** URL of a video. */
  video: string | null
  questions: Question[]
}

export interface CategoryProps {
  category: Pick<Category, 'title' | 'perex' | 'breadcrumbs' | 'textBelow' | 'view'> & {
    slug: string
  } & Written
  scope: CatalogScope
  state: CatalogState
  editorial: CategoryContent
}
