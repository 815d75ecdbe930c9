import { ArticleList } from './article-list.tsx'
import { ListHead, type ListSubject } from './list-head.tsx'
import { TagLinks } from './tag-links.tsx'
import type { ArticleLink, ListedArticles } from './teaser.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { useShop } from '../shop.tsx'

export interface ArticleTagProps {
  tag: ListSubject
  listed: ListedArticles
  tags: ArticleLink[]
}

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
