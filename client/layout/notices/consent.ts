import { signal } from '@preact/signals-react'
import { persistedSignal } from '../../storage/persisted-signal.ts'

export interface Consent {
  statistics: boolean
  marketing: boolean
  /** When it was given, in ms. */
  at: number
}

/** Asked again only after a year, whatever was chosen (domain part 3, law 23). */
const validMs = 365 * 24 * 60 * 60 * 1000

/** A clock may be a day wrong when something is stored, and right when it is read. */
export const maxClockSkewMs = 2 * 24 * 60 * 60 * 1000

/** What may be stored beyond the necessary; null: never asked. Nothing is allowed before a yes. */
export const consent = persistedSignal<Consent | null>({
  key: 'consent',
  privacy: 'device',
  version: 1,
  accepts: isConsent,
  initial: null,
})

/** The visitor wants to see or change the choice. */
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
  // Any object may have these keys; their values are still unknown.
  const { statistics, marketing, at } = value as Partial<Record<keyof Consent, unknown>>
  return typeof statistics === 'boolean' && typeof marketing === 'boolean' && typeof at === 'number'
}
