import { publicRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { Locale } from '../../locale.ts'
import type {
  ArticleBranch,
  ArticleLink,
  ListedArticles,
  Teaser,
} from '../../content/articles/teaser.ts'

export const route = publicRoute({
  de: '/artikel',
  cs: '/clanky',
  sk: '/clanky',
  en: '/articles',
})
export const policy = {
  cache: 'content',
  query: ['page'],
  sitemap: { lists: 'article' },
  sheet: 'content',
} satisfies ScreenPolicy

export interface ArticlesProps {
  title: string
  perex: string
  /** Language of both, if it is not the page's own. */
  locale?: Locale
  /** Featured articles, on the first page only. */
  highlighted: Teaser[]
  listed: ListedArticles
  categories: ArticleBranch[]
  tags: ArticleLink[]
}
