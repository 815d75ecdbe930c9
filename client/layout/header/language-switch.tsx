import { languageNames } from '../../i18n/language-names.ts'
import { useLanguages, useShop } from '../../shop.tsx'
import { SwitchMenu } from './switch-menu.tsx'

/** Each language is a domain; the link leads to the same page there, without JavaScript too. */
export function LanguageSwitch() {
  const { context, text } = useShop()
  const languages = useLanguages()
  if (languages.length < 2) return null
  const shown = languages.find(
    ({ locale, language }) => locale === context.locale && language === context.language,
  )
  return (
    <SwitchMenu
      title={shown?.name ?? text(languageNames[context.locale])}
      label={text('language.label')}
    >
      <ul className="language-list">
        {languages.map(
          ({ locale, language = locale, name = text(languageNames[locale]), href }) => (
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
          ),
        )}
      </ul>
    </SwitchMenu>
  )
}
