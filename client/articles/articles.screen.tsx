import { ArticleCard } from './article-card.tsx'
import { ArticleList } from './article-list.tsx'
import { ArticleNav } from './article-nav.tsx'
import { ListHead } from './list-head.tsx'
import { TagLinks } from './tag-links.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { useShop } from '../shop.tsx'
import type { ArticlesProps } from '../../domain/screens/content/articles.ts'

export function Screen({
  title,
  perex,
  locale,
  highlighted,
  listed,
  categories,
  tags,
}: ArticlesProps) {
  const { routes, text } = useShop()
  return (
    <div className="container article-page">
      <Breadcrumbs items={[]} current={title} />
      <ListHead subject={{ title, perex, ...(locale && { locale }) }} />
      <ArticleNav categories={categories} current={null} />
      {highlighted.length > 0 && (
        <section>
          <h2 className="article-page__part">{text('article.highlighted')}</h2>
          <ul className="article-list">
            {highlighted.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} headingLevel={3} priority />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className="article-page__part">{text('article.newest')}</h2>
        <ArticleList listed={listed} path={routes.articles()} headingLevel={3} />
      </section>
      <TagLinks tags={tags} />
    </div>
  )
}
