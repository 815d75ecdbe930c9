import { useShop } from '../shop.tsx'
import { Picture } from '../ui/picture.tsx'
import { ArticleDate } from './article-date.tsx'
import { foreignLanguage } from '../../domain/language.ts'
import type { DisplayedArticle } from '../../domain/screens/content/article.ts'

/** Title, author, date and picture. */
export function ArticleHead({ article }: { article: DisplayedArticle }) {
  const { context, routes, text } = useShop()
  const { author, image, locale, minutes, perex, published, title } = article
  const lang = foreignLanguage(locale, context)
  return (
    <header className="article__head">
      <div>
        <h1 lang={lang}>{title}</h1>
        <p className="article__perex" lang={lang}>
          {perex}
        </p>
        <p className="caption article__facts">
          {author && (
            <span>
              {text('article.by')}{' '}
              {author.slug === null ? (
                author.name
              ) : (
                <a href={routes.author(author.slug)} rel="author">
                  {author.name}
                </a>
              )}
            </span>
          )}
          <ArticleDate published={published} locale={locale} />
          <span>{text('article.minutes', { n: minutes })}</span>
        </p>
      </div>
      {image && (
        <Picture
          image={image}
          width={1200}
          height={800}
          sizes="(min-width: 1024px) 34rem, 95vw"
          priority
          className="article__picture"
        />
      )}
    </header>
  )
}
