import { publicRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { ListSubject } from '../../content/articles/list-subject.ts'
import type { ArticleLink, ListedArticles } from '../../content/articles/teaser.ts'

export const route = publicRoute({
  de: '/articletag/:slug',
  cs: '/tema/:slug',
  sk: '/tema/:slug',
  en: '/article-tag/:slug',
})
export const policy = { cache: 'content', query: ['page'], sheet: 'content' } satisfies ScreenPolicy

export interface ArticleTagProps {
  tag: ListSubject
  listed: ListedArticles
  tags: ArticleLink[]
}
