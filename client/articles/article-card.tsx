import { useShop } from '../shop.tsx'
import { Picture } from '../ui/picture.tsx'
import { ArticleDate } from './article-date.tsx'
import { foreignLanguage } from '../../domain/language.ts'
import type { Teaser } from '../../domain/content/articles/teaser.ts'

// Aspect ratio of article pictures: 3 : 2.
const picture = { width: 480, height: 320 }

interface ArticleCardProps {
  article: Teaser
  headingLevel?: 2 | 3
  /** Above the fold: its picture loads eagerly. */
  priority?: boolean
}

/** An article in a list; the whole card is a link. */
export function ArticleCard({ article, headingLevel = 2, priority = false }: ArticleCardProps) {
  const { context, routes } = useShop()
  const { category, image, locale, perex, published, slug, title } = article
  const Heading = `h${headingLevel}` as const
  const lang = foreignLanguage(locale, context)
  return (
    <article className="article-card">
      <Picture
        image={image}
        {...picture}
        sizes="(min-width: 1024px) 30vw, (min-width: 768px) 45vw, 95vw"
        priority={priority}
        beside={title}
        className="article-card__picture"
      />
      <div className="article-card__words">
        <Heading className="article-card__title" lang={lang}>
          <a className="article-card__link" href={routes.article(slug)}>
            {title}
          </a>
        </Heading>
        <p className="article-card__perex" lang={lang}>
          {perex}
        </p>
        <p className="caption article-card__facts">
          {category && (
            <a className="article-card__category" href={routes.articleCategory(category.slug)}>
              {category.title}
            </a>
          )}
          <ArticleDate published={published} locale={locale} />
        </p>
      </div>
    </article>
  )
}
