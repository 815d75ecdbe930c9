import { useShop } from '../shop.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import type { TocEntry } from '../../domain/content/articles/toc-entry.ts'

/** Shorter texts need no table of contents. */
const fewest = 3

/** Table of contents of a long article. */
export function ArticleToc({ entries }: { entries: readonly TocEntry[] }) {
  const { text } = useShop()
  if (entries.length < fewest) return null
  return (
    <nav className="article-toc no-print" aria-label={text('article.toc')}>
      <details className="article-toc__box" open>
        <summary className="article-toc__title">
          {text('article.toc')}
          <Icon name="chevron-down" />
        </summary>
        <ol className="article-toc__list">
          {entries.map(({ id, title, depth }) => (
            <li key={id} className={depth > 0 ? 'article-toc__lower' : undefined}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
