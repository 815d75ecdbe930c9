import { knownCookie } from '../domain/account/known-cookie.ts'

/**
 * Whether every page has something of this visitor to show: a session or a cart, by the Worker's
 * cookie, or data stored by an earlier page.
 */
export function isKnownVisitor(): boolean {
  return document.cookie.split('; ').includes(`${knownCookie}=1`) || hasStored()
}

function hasStored(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0
  } catch {
    // Storage is forbidden, so nothing was stored either.
    return false
  }
}
