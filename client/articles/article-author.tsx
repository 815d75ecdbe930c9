import { useShop } from '../shop.tsx'
import { Picture } from '../ui/picture.tsx'
import type { DisplayedArticle } from '../../domain/screens/content/article.ts'

/** Author box below an article. */
export function ArticleAuthor({ author }: { author: NonNullable<DisplayedArticle['author']> }) {
  const { routes, text } = useShop()
  const { image, name, perex, slug } = author
  return (
    <section className="article-author">
      {image && <Picture image={image} width={96} height={96} className="portrait" beside={name} />}
      <div>
        <h2 className="article-author__name">{name}</h2>
        <p>{perex}</p>
        {slug !== null && <a href={routes.author(slug)}>{text('article.byAuthor', { name })}</a>}
      </div>
    </section>
  )
}
