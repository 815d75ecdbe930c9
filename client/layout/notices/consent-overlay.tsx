import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { consent, consentIsOpen, needsConsent } from './consent.ts'
import { storageIsLoaded } from '../../storage/storage-is-loaded.ts'
import { useHasInteracted } from './use-has-interacted.ts'
import { browserPart } from '../../lazy-part.ts'

const CookieConsent = browserPart(async () => (await import('./cookie-consent.tsx')).CookieConsent)

/**
 * Asks for cookie consent if needed; not loaded after an answer. It waits for the first
 * interaction, so that the page comes first; nothing is stored before. `asks`: false where nothing
 * may interrupt; the footer's link opens it there too.
 */
export function ConsentOverlay({ asks }: { asks: boolean }) {
  useSignals()
  const loaded = storageIsLoaded.value
  const given = consent.value
  const touched = useHasInteracted()
  useEffect(() => {
    if (loaded && touched) consentIsOpen.value = asks && needsConsent(given, Date.now())
  }, [loaded, touched, given, asks])
  if (!consentIsOpen.value) return null
  return <CookieConsent />
}
