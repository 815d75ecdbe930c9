import { ArticleList } from './article-list.tsx'
import { ListHead } from './list-head.tsx'
import { TagLinks } from './tag-links.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { useShop } from '../shop.tsx'
import type { ArticleTagProps } from '../../domain/screens/content/article-tag.ts'

export function Screen({ tag, listed, tags }: ArticleTagProps) {
  const { routes, text } = useShop()
  const above = [{ title: text('article.all'), href: routes.articles() }]
  return (
    <div className="container article-page">
      <Breadcrumbs items={above} current={tag.title} />
      <ListHead subject={tag} />
      <ArticleList listed={listed} path={routes.articleTag(tag.slug)} />
      <TagLinks tags={tags} current={tag.slug} />
    </div>
  )
}
