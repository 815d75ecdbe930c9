import { useShop } from '../shop.tsx'
import { Pagination } from '../ui/pagination/pagination.tsx'
import { ArticleCard } from './article-card.tsx'
import type { ListedArticles } from '../../domain/content/articles/teaser.ts'

interface ArticleListProps {
  listed: ListedArticles
  /** Path of the first page. */
  path: string
  headingLevel?: 2 | 3
}

/** One page of articles with pagination. */
export function ArticleList({ listed, path, headingLevel = 2 }: ArticleListProps) {
  const { text } = useShop()
  const { articles, page, total, totalPages } = listed
  if (articles.length === 0) return <p>{text('article.none')}</p>
  return (
    <>
      <p className="caption">{text.count('article.count', total)}</p>
      <ul className="article-list">
        {articles.map((article, index) => (
          <li key={article.id}>
            <ArticleCard
              article={article}
              headingLevel={headingLevel}
              priority={index < 3 && headingLevel === 2}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        totalPages={totalPages}
        href={(number) => (number === 1 ? path : `${path}?page=${number}`)}
      />
    </>
  )
}
