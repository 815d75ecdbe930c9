import type { Image } from '../image.ts'
import type { Locale } from '../../locale.ts'

/** What a list shows of an article. */
export interface Teaser {
  id: string
  /** Language it is really written in. */
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

/** A category of the upper level with those below it. */
export interface ArticleBranch extends ArticleLink {
  children: ArticleLink[]
}
