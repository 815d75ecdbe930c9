import type { ReactNode } from 'react'
import type { Image } from '../../domain/content/image.ts'
import type { Locale } from '../../domain/locale.ts'
import type { RichText as Doc } from '../../domain/content/rich-text.ts'
import { useShop } from '../shop.tsx'
import { RichText } from '../content/rich-text/rich-text.tsx'
import { foreignLanguage } from './foreign-language.ts'

/** What a category, a tag and an author have in common. */
export interface ListSubject {
  title: string
  perex: string
  content: Doc | null
  image: Image | null
  locale: Locale
  slug: string
}

interface ListHeadProps {
  subject: Pick<ListSubject, 'title' | 'perex'> & Partial<Pick<ListSubject, 'content' | 'locale'>>
  picture?: ReactNode
}

/** Title of a list of articles and what is said about it. */
export function ListHead({ subject, picture }: ListHeadProps) {
  const { context } = useShop()
  const { title, perex, content, locale = context.locale } = subject
  return (
    <header className="article-head" lang={foreignLanguage(locale, context.locale)}>
      {picture}
      <div className="article-head__words">
        <h1>{title}</h1>
        {perex && <p className="article-head__perex">{perex}</p>}
        {content && <RichText doc={content} />}
      </div>
    </header>
  )
}
