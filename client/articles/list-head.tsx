import type { ReactNode } from 'react'
import { useShop } from '../shop.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../content/rich-text/rich-text.tsx'
import { foreignLanguage } from '../../domain/language.ts'
import type { ListSubject } from '../../domain/content/articles/list-subject.ts'

interface ListHeadProps {
  subject: Pick<ListSubject, 'title' | 'perex'> &
    Partial<Pick<ListSubject, 'content' | 'image' | 'locale'>>
  /** Replaces the tag's own image. */
  picture?: ReactNode
}

/** Title and description of a list of articles. */
export function ListHead({ subject, picture }: ListHeadProps) {
  const { context } = useShop()
  const { title, perex, content, image, locale = context.locale } = subject
  return (
    <header className="article-head" lang={foreignLanguage(locale, context)}>
      {picture === undefined && image ? (
        <Picture
          image={image}
          width={480}
          height={320}
          sizes="(min-width: 768px) 15rem, 95vw"
          className="article__picture article-head__picture"
        />
      ) : (
        picture
      )}
      <div className="article-head__words">
        <h1>{title}</h1>
        {perex && <p className="article-head__perex">{perex}</p>}
        <RichText name="list" doc={content} />
      </div>
    </header>
  )
}
