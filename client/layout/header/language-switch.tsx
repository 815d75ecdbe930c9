import type { Locale } from '../../../domain/locale.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useLanguages, useShop } from '../../shop.tsx'
import { SwitchMenu } from './switch-menu.tsx'

const names: Record<Locale, TextKey> = {
  de: 'language.de',
  cs: 'language.cs',
  sk: 'language.sk',
  en: 'language.en',
}

/** Each language is a domain of its own; the link leads to the same page there, without script too. */
export function LanguageSwitch() {
  const { context, text } = useShop()
  const languages = useLanguages()
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
            >
              {text(names[locale])}
            </a>
          </li>
        ))}
      </ul>
    </SwitchMenu>
  )
}
