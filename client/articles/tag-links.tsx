import { useShop } from '../shop.tsx'
import type { ArticleLink } from '../../domain/content/articles/teaser.ts'

interface TagLinksProps {
  tags: readonly ArticleLink[]
  current?: string
}

/** Tags across all categories. */
export function TagLinks({ tags, current }: TagLinksProps) {
  const { routes, text } = useShop()
  if (tags.length === 0) return null
  return (
    <nav className="tag-links no-print" aria-label={text('article.tags')}>
      <h2 className="tag-links__title">{text('article.tags')}</h2>
      <ul className="topics topics--quiet">
        {tags.map(({ slug, title }) => (
          <li key={slug}>
            <a
              className="topics__link"
              href={routes.articleTag(slug)}
              aria-current={slug === current ? 'page' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
