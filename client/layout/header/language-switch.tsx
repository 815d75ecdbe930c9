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
  const shown = languages.find(
    ({ locale, language }) => locale === context.locale && language === context.language,
  )
  return (
    <SwitchMenu title={shown?.name ?? text(names[context.locale])} label={text('language.label')}>
      <ul className="language-list">
        {languages.map(({ locale, language = locale, name = text(names[locale]), href }) => (
          <li key={language}>
            <a
              className="preference-form__choice"
              href={href}
              hrefLang={language}
              lang={language}
              aria-current={href === shown?.href || undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </SwitchMenu>
  )
}
