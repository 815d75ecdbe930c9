import type { Locale } from '../../domain/locale.ts'
import { languageNames } from '../i18n/language-names.ts'
import { useShop } from '../shop.tsx'

interface ArticleDateProps {
  published: string
  /** Language of the text, if it is not that of the page. */
  locale: Locale
}

export function ArticleDate({ published, locale }: ArticleDateProps) {
  const { context, format, text } = useShop()
  return (
    <>
      <time dateTime={published}>{format.date(published)}</time>
      {locale !== context.locale && <span lang={locale}>{text(languageNames[locale])}</span>}
    </>
  )
}
