import type { Locale } from '../../../domain/locale.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useLanguages, useShop } from '../../shop.tsx'
import { localeCookie } from './locale-cookie.ts'
import { closeBanner } from '../header/closed-banners.ts'
import { writeCookie } from '../../storage/safe-storage.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts'

/** Texts of the offered language. */
const words: Record<Locale, { offer: TextKey; go: TextKey }> = {
  de: { offer: 'languageBanner.offer.de', go: 'languageBanner.go.de' },
  cs: { offer: 'languageBanner.offer.cs', go: 'languageBanner.go.cs' },
  sk: { offer: 'languageBanner.offer.sk', go: 'languageBanner.go.sk' },
  en: { offer: 'languageBanner.offer.en', go: 'languageBanner.go.en' },
}

export function LanguageBanner({ offered }: { offered: Locale }) {
  const { context, text } = useShop()
  const href = useLanguages().find(({ locale }) => locale === offered)?.href
  useReturnFocus(href !== undefined)
  if (!href) return null
  const close = () => closeBanner(`language-${offered}`)
  function stay() {
    writeCookie(localeCookie(context.locale))
    close()
  }
  return (
    <aside className="language-banner" aria-label={text('language.label')}>
      <Icon name="globe" />
      <p lang={offered}>{text(words[offered].offer)}</p>
      <ButtonLink href={href} hrefLang={offered} lang={offered} size="small" onClick={close}>
        {text(words[offered].go)}
      </ButtonLink>
      <button
        type="button"
        className="icon-button"
        aria-label={text('banner.close')}
        onClick={stay}
      >
        <Icon name="x" size={16} />
      </button>
    </aside>
  )
}
