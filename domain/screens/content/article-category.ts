import { publicRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { ListSubject } from '../../content/articles/list-subject.ts'
import type { ArticleBranch, ListedArticles } from '../../content/articles/teaser.ts'

// Spec §2 writes /articleList; paths are in lower case.
export const route = publicRoute({
  de: '/articlelist/:slug*',
  cs: '/rubrika/:slug*',
  sk: '/rubrika/:slug*',
  en: '/article-category/:slug*',
})
export const policy = { cache: 'content', query: ['page'], sheet: 'content' } satisfies ScreenPolicy

export interface ArticleCategoryProps {
  category: ListSubject & { menuTitle: string }
  above: { title: string; href: string }[]
  listed: ListedArticles
  categories: ArticleBranch[]
}
