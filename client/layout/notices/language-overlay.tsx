import { useSignals } from '@preact/signals-react/runtime'
import { useShop } from '../../shop.tsx'
import { closedBanners } from '../header/closed-banners.ts'
import { consent, consentIsOpen } from './consent.ts'
import { storageIsLoaded } from '../../storage/persisted-signal.ts'
import { offeredLanguage } from './offered-language.ts'
import { browserPart } from '../../lazy-part.ts'

const LanguageBanner = browserPart(
  async () => (await import('./language-banner.tsx')).LanguageBanner,
)

/** Offers the shop in the browser's language; closed once, never again for this language. */
export function LanguageOverlay() {
  useSignals()
  const { context, languages } = useShop()
  const closed = closedBanners.value
  // One question at a time: the one about cookies comes first. And never while hydrating.
  if (!storageIsLoaded.value || consentIsOpen.value || consent.value === null) return null
  const spoken = languages.flatMap(({ locale, language }) => (language ? [] : locale))
  const offered = offeredLanguage(navigator.languages, context.locale, spoken)
  if (!offered || closed.includes(`language-${offered}`)) return null
  return <LanguageBanner offered={offered} />
}
