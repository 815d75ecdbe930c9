import type { Locale } from '../../../domain/locale.ts'

const name = 'locale'
/** Spec §9. */
const seconds = 365 * 24 * 60 * 60

/** Whether this language was chosen here within the last year. */
export function hasChosenLocale(cookies: string, locale: Locale): boolean {
  return cookies.split(/;\s*/).includes(`${name}=${locale}`)
}

/** Stores a choice; each language has a host, and so a cookie, of its own. */
export function localeCookie(locale: Locale): string {
  return `${name}=${locale}; Path=/; Max-Age=${seconds}; SameSite=Lax`
}

/** A link from another language's host counts as a choice. */
export function comesFromOtherLanguage(
  referrer: string,
  languages: readonly { href: string }[],
  origin: string,
): boolean {
  const from = originOf(referrer)
  return from !== origin && languages.some(({ href }) => originOf(href) === from)
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null
}
