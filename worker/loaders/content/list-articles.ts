import { articlePageSize } from '../../../domain/content/articles/article.ts'
import { isPublished } from '../../../domain/content/is-published.ts'
import type { ListedArticles } from '../../../domain/content/articles/teaser.ts'
import type { ArticlesOf } from '../../upstream/reads/article-reads.ts'
import { teaserOf } from './article-links.ts'
import type { PublicInput } from '../screen.ts'

/** The requested page of a list; null beyond its end. */
export async function listArticles(
  { query, reads }: Pick<PublicInput, 'query'> & { reads: Pick<PublicInput['reads'], 'articles'> },
  of: ArticlesOf = {},
): Promise<ListedArticles | null> {
  const page = Number.parseInt(query.get('page') ?? '1', 10)
  const skip = (page - 1) * articlePageSize
  const { entities, total } = await reads.articles(of, skip, articlePageSize)
  if (page > 1 && skip >= total) return null
  const now = Date.now()
  return {
    articles: entities.filter((article) => isPublished(article, now)).map(teaserOf),
    page,
    totalPages: Math.max(1, Math.ceil(total / articlePageSize)),
    total,
  }
}
