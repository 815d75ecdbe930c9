import { useDeferred, useShop } from '../shop.tsx'
import { ArticleCard } from './article-card.tsx'
import type { Teaser } from '../../domain/content/articles/teaser.ts'

/** Related articles. */
export function RelatedArticles() {
  const { text } = useShop()
  const related = useDeferred<Teaser[]>('related')
  if (!related || related.length === 0) return null
  return (
    <section className="no-print">
      <h2 className="article-page__part">{text('article.related')}</h2>
      <ul className="article-list">
        {related.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
