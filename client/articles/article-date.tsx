import type { Locale } from '../../domain/locale.ts'
import type { TextKey } from '../i18n/text.ts'
import { useShop } from '../shop.tsx'

const names: Record<Locale, TextKey> = {
  de: 'language.de',
  cs: 'language.cs',
  sk: 'language.sk',
  en: 'language.en',
}

interface ArticleDateProps {
  published: string
  /** Language of the text; said where it is not that of the page. */
  locale: Locale
}

export function ArticleDate({ published, locale }: ArticleDateProps) {
  const { context, format, text } = useShop()
  return (
    <>
      <time dateTime={published}>{format.date(published)}</time>
      {locale !== context.locale && <span lang={locale}>{text(names[locale])}</span>}
    </>
  )
}
