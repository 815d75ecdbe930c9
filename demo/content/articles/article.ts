import type { Locale } from '../../../domain/locale.ts'
import type { ArticleCategoryId } from './categories.ts'
import type { AuthorId } from './authors.ts'
import type { TagId } from './tags.ts'

/** What one language has of an article; `body` is in the small markup of `markup.ts`. */
export interface ArticleText {
  title: string
  /** For breadcrumbs and narrow lists. */
  short: string
  perex: string
  body: string
}

/** An article as its author hands it in, whole in every language. */
export interface ArticleSource {
  /** Also the name of its picture. */
  id: string
  category: ArticleCategoryId
  author: AuthorId
  tags: TagId[]
  /** Day it appears, `2026-03-12`. */
  published: string
  texts: Record<Locale, ArticleText>
}
