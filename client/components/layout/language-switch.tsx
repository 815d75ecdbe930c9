import type { MouseEvent } from 'react'
import type { Locale } from '../../../domain/locale.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { SwitchMenu } from './switch-menu.tsx'

const names: Record<Locale, TextKey> = {
  de: 'language.de',
  cs: 'language.cs',
  sk: 'language.sk',
  en: 'language.en',
}

/** Each language is a domain of its own; the link leads to the same page there, else to its home. */
export function LanguageSwitch() {
  const { context, languages, text } = useShop()
  return (
    <SwitchMenu title={text(names[context.locale])} label={text('language.label')}>
      <ul className="language-list">
        {languages.map(({ locale, href }) => (
          <li key={locale}>
            <a
              className="preference-form__choice"
              href={href}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === context.locale || undefined}
              onClick={leadToSamePage}
            >
              {text(names[locale])}
            </a>
          </li>
        ))}
      </ul>
    </SwitchMenu>
  )
}

/** The head knows where this page is in the other languages. */
export function leadToSamePage(event: MouseEvent<HTMLAnchorElement>) {
  const { hreflang } = event.currentTarget
  const same = document.head.querySelector<HTMLLinkElement>(
    `link[rel="alternate"][hreflang="${hreflang}"]`,
  )
  if (same) event.currentTarget.href = same.href
}
