import { knownCookie } from '../domain/account/known-cookie.ts'

/**
 * Whether this browser has something of its visitor to show on every page: a session or a cart, as
 * the Worker says by a cookie, or something stored by an earlier page.
 */
export function isKnownVisitor(): boolean {
  return document.cookie.split('; ').includes(`${knownCookie}=1`) || hasStored()
}

function hasStored(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0
  } catch {
    // Forbidden: then nothing was stored either.
    return false
  }
}
