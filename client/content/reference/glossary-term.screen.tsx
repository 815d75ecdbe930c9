import { Suspense } from 'react'
import { foreignLanguage } from '../../../domain/language.ts'
import { ArticleProducts } from '../../articles/lazy-article.ts'
import { ReferenceList } from './reference-list.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { useShop } from '../../shop.tsx'
import type { GlossaryTermProps } from '../../../domain/screens/content/glossary-term.ts'

export function Screen({ term }: GlossaryTermProps) {
  const { context, routes, text } = useShop()
  const { description, locale, perex, references, title } = term
  const lang = foreignLanguage(locale, context)
  return (
    <div className="container article-page">
      <Breadcrumbs
        items={[{ title: text('glossary.title'), href: routes.glossary() }]}
        current={title}
      />
      <div className="term">
        <article className="term__article" lang={lang}>
          <h1 className="term__title">{title}</h1>
          {perex && <p className="article-head__perex">{perex}</p>}
          <RichText name="description" doc={description} />
        </article>
        <ReferenceList references={references} />
      </div>
      <Suspense>
        <ArticleProducts />
      </Suspense>
      <p>
        <a className="article-page__all" href={routes.glossary()}>
          {text('glossary.all')}
        </a>
      </p>
    </div>
  )
}
