import type { Image } from '../image.ts'
import type { Locale } from '../../locale.ts'

/** Article fields of a list. */
export interface Teaser {
  id: string
  /** Actual language of the text. */
  locale: Locale
  title: string
  perex: string
  image: Image | null
  published: string
  slug: string
  category: ArticleLink | null
}

/** `slug` of a subcategory is `parent/child`. */
export interface ArticleLink {
  title: string
  slug: string
}

/** One page of a list of articles. */
export interface ListedArticles {
  articles: Teaser[]
  page: number
  totalPages: number
  total: number
}

/** A first-level category with its children. */
export interface ArticleBranch extends ArticleLink {
  children: ArticleLink[]
}
