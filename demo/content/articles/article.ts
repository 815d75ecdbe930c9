import type { Locale } from '../../../domain/locale.ts'
import type { ArticleCategoryId } from './categories.ts'
import type { AuthorId } from './authors.ts'
import type { TagId } from './tags.ts'

/** An article's texts in one language; `body` is in the markup of `markup.ts`. */
export interface ArticleText {
  title: string
  /** For breadcrumbs and narrow lists. */
  short: string
  perex: string
  body: string
}

/** Source of an article, in all languages. */
export interface ArticleSource {
  /** Also the name of its picture. */
  id: string
  category: ArticleCategoryId
  author: AuthorId
  tags: TagId[]
  /** Publication date: `2026-03-12`. */
  published: string
  texts: Record<Locale, ArticleText>
}
