import { signal } from '@preact/signals-react'
import { persistedSignal } from '../../storage/persisted-signal.ts'

export interface Consent {
  statistics: boolean
  marketing: boolean
  /** Time of the answer, in ms. */
  at: number
}

/** Asked again only after a year, whatever was chosen (domain part 3, law 23). */
const validMs = 365 * 24 * 60 * 60 * 1000

/** Tolerates a clock that was up to a day ahead when the answer was stored. */
export const maxClockSkewMs = 2 * 24 * 60 * 60 * 1000

/**
 * Categories that the visitor consented to; null: not asked yet. Nothing optional is stored without
 * consent.
 */
export const consent = persistedSignal<Consent | null>({
  key: 'consent',
  privacy: 'device',
  version: 1,
  accepts: isConsent,
  initial: null,
})

/** The visitor has opened the settings. */
export const consentIsOpen = signal(false)

export function needsConsent(given: Consent | null, now: number): boolean {
  return given === null || now - given.at > validMs || given.at > now + maxClockSkewMs
}

export function giveConsent(choice: Pick<Consent, 'statistics' | 'marketing'>, now = Date.now()) {
  consent.value = { ...choice, at: now }
  consentIsOpen.value = false
}

function isConsent(value: unknown): value is Consent {
  if (typeof value !== 'object' || value === null) return false
  // Any object may have these keys; their values are unknown here.
  const { statistics, marketing, at } = value as Partial<Record<keyof Consent, unknown>>
  return typeof statistics === 'boolean' && typeof marketing === 'boolean' && typeof at === 'number'
}
