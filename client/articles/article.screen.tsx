import { Suspense } from 'react'
import { ArticleAuthor } from './article-author.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleToc } from './article-toc.tsx'
import { foreignLanguage } from '../../domain/language.ts'
import { ArticleProducts, RichText } from './lazy-article.ts'
import { RelatedArticles } from './related-articles.tsx'
import { TagLinks } from './tag-links.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useShop } from '../shop.tsx'
import type { ArticleProps } from '../../domain/screens/content/article.ts'

export function Screen({ article, above }: ArticleProps) {
  const { context } = useShop()
  const { author, content, locale, shortTitle, tags, toc } = article
  return (
    <div className="container article-page">
      <Breadcrumbs items={above} current={shortTitle} />
      <article className="article">
        <ArticleHead article={article} />
        <ArticleToc entries={toc} />
        <div className="article__text" lang={foreignLanguage(locale, context)}>
          <Suspense>
            <RichText name="article" doc={content} />
          </Suspense>
        </div>
        <footer className="article__end">
          {author && <ArticleAuthor author={author} />}
          <TagLinks tags={tags} />
        </footer>
      </article>
      <Suspense fallback={<Waiting />}>
        <ArticleProducts />
      </Suspense>
      <Suspense>
        <RelatedArticles />
      </Suspense>
    </div>
  )
}

function Waiting() {
  return (
    <div className="tiles tiles--strip" aria-busy="true">
      <Skeleton shape="tile" count={4} />
    </div>
  )
}
