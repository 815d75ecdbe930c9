import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { useShop } from '../../shop.tsx'
import { closedBanners } from '../header/closed-banners.ts'
import { consent, consentIsOpen } from './consent.ts'
import { readCookies, writeCookie } from '../../storage/safe-storage.ts'
import { storageIsLoaded } from '../../storage/storage-is-loaded.ts'
import { comesFromOtherLanguage, hasChosenLocale, localeCookie } from './locale-cookie.ts'
import { offeredLanguage } from './offered-language.ts'
import { browserPart } from '../../lazy-part.ts'

const LanguageBanner = browserPart(
  async () => (await import('./language-banner.tsx')).LanguageBanner,
)

/** Offers the shop in the browser's language; dismissed once per language. */
export function LanguageOverlay() {
  useSignals()
  const { context, languages } = useShop()
  const { locale, origin } = context
  const closed = closedBanners.value
  useEffect(() => {
    if (comesFromOtherLanguage(document.referrer, languages, origin))
      writeCookie(localeCookie(locale))
  }, [languages, locale, origin])
  // One overlay at a time: cookie consent first. Never while hydrating.
  if (!storageIsLoaded.value || consentIsOpen.value || consent.value === null) return null
  const spoken = languages.flatMap(({ locale: other, language }) => (language ? [] : other))
  const offered = offeredLanguage(navigator.languages, locale, spoken)
  if (hasChosenLocale(readCookies(), locale)) return null
  if (!offered || closed.includes(`language-${offered}`)) return null
  return <LanguageBanner offered={offered} />
}
