import { useShop } from '../shop.tsx'
import type { ArticleBranch } from '../../domain/content/articles/teaser.ts'

interface ArticleNavProps {
  categories: readonly ArticleBranch[]
  /** Slug of the current category; null on the page above all. */
  current: string | null
}

/** Categories of articles, below them the children of the current one. */
export function ArticleNav({ categories, current }: ArticleNavProps) {
  const { routes, text } = useShop()
  if (categories.length === 0) return null
  const upper = current?.split('/', 1)[0] ?? null
  const children = categories.find(({ slug }) => slug === upper)?.children ?? []
  const link = (slug: string, title: string, isCurrent: boolean) => (
    <li key={slug}>
      <a
        className="topics__link"
        href={routes.articleCategory(slug)}
        aria-current={isCurrent ? (slug === current ? 'page' : 'true') : undefined}
      >
        {title}
      </a>
    </li>
  )
  return (
    <nav className="article-nav no-print" aria-label={text('article.categories')}>
      <ul className="topics">
        <li>
          <a
            className="topics__link"
            href={routes.articles()}
            aria-current={current === null ? 'page' : undefined}
          >
            {text('article.everything')}
          </a>
        </li>
        {categories.map(({ slug, title }) => link(slug, title, slug === upper))}
      </ul>
      {children.length > 0 && (
        <ul className="topics topics--quiet">
          {children.map(({ slug, title }) => link(slug, title, slug === current))}
        </ul>
      )}
    </nav>
  )
}
