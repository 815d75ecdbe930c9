import { ArticleCard } from '../components/article/article-card.tsx'
import { ArticleList } from '../components/article/article-list.tsx'
import { ArticleNav } from '../components/article/article-nav.tsx'
import { ListHead } from '../components/article/list-head.tsx'
import { TagLinks } from '../components/article/tag-links.tsx'
import type {
  ArticleBranch,
  ArticleLink,
  ListedArticles,
  Teaser,
} from '../components/article/teaser.ts'
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx'
import { useShop } from '../shop.tsx'

export interface ArticlesProps {
  title: string
  perex: string
  /** What an editor puts first, on the first page only. */
  highlighted: Teaser[]
  listed: ListedArticles
  categories: ArticleBranch[]
  tags: ArticleLink[]
}

export function Screen({ title, perex, highlighted, listed, categories, tags }: ArticlesProps) {
  const { routes, text } = useShop()
  return (
    <div className="container article-page">
      <Breadcrumbs items={[]} current={title} />
      <ListHead subject={{ title, perex }} />
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
