import { ArticleList } from './article-list.tsx'
import { ArticleNav } from './article-nav.tsx'
import { ListHead } from './list-head.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { useShop } from '../shop.tsx'
import type { ArticleCategoryProps } from '../../domain/screens/content/article-category.ts'

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
