import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { consent, consentIsOpen, needsConsent } from './consent.ts'
import { storageIsLoaded } from '../../storage/persisted-signal.ts'
import { useTouched } from './use-touched.ts'
import { browserPart } from '../../lazy-part.ts'

const CookieConsent = browserPart(async () => (await import('./cookie-consent.tsx')).CookieConsent)

/**
 * Asks for consent where it is needed; who has answered never loads the question. The page comes
 * first: the question waits for the visitor's first move, nothing is stored until then either.
 */
export function ConsentOverlay() {
  useSignals()
  const loaded = storageIsLoaded.value
  const given = consent.value
  const touched = useTouched()
  useEffect(() => {
    if (loaded && touched) consentIsOpen.value = needsConsent(given, Date.now())
  }, [loaded, touched, given])
  if (!consentIsOpen.value) return null
  return <CookieConsent />
}
