import { publicRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { ListSubject } from '../../content/articles/list-subject.ts'
import type { ListedArticles } from '../../content/articles/teaser.ts'

export const route = publicRoute({
  de: '/autor/:slug',
  cs: '/autor/:slug',
  sk: '/autor/:slug',
  en: '/author/:slug',
})
export const policy = { cache: 'content', query: ['page'], sheet: 'content' } satisfies ScreenPolicy

export interface AuthorProps {
  author: ListSubject
  listed: ListedArticles
}
