import { ArticleList } from './article-list.tsx'
import { ArticleNav } from './article-nav.tsx'
import { ListHead, type ListSubject } from './list-head.tsx'
import type { ArticleBranch, ListedArticles } from './teaser.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { useShop } from '../shop.tsx'

export interface ArticleCategoryProps {
  category: ListSubject & { menuTitle: string }
  above: { title: string; href: string }[]
  listed: ListedArticles
  categories: ArticleBranch[]
}

export function Screen({ category, above, listed, categories }: ArticleCategoryProps) {
  const { routes } = useShop()
  return (
    <div className="container article-page">
      <Breadcrumbs items={above} current={category.menuTitle} />
      <ListHead subject={category} />
      <ArticleNav categories={categories} current={category.slug} />
      <ArticleList listed={listed} path={routes.articleCategory(category.slug)} />
    </div>
  )
}
