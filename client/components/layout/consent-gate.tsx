import { useSignals } from '@preact/signals-react/runtime'
import { lazy, Suspense, useEffect } from 'react'
import { consent, consentIsOpen, needsConsent } from '../../state/consent.ts'
import { storageIsLoaded } from '../../state/persisted-signal.ts'

const CookieConsent = lazy(async () => ({
  default: (await import('./cookie-consent.tsx')).CookieConsent,
}))

/** Asks for consent where it is needed; who has answered never loads the question. */
export function ConsentGate() {
  useSignals()
  const loaded = storageIsLoaded.value
  const given = consent.value
  useEffect(() => {
    if (loaded) consentIsOpen.value = needsConsent(given, Date.now())
  }, [loaded, given])
  if (!consentIsOpen.value) return null
  return (
    <Suspense fallback={null}>
      <CookieConsent />
    </Suspense>
  )
}
