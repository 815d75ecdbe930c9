import type { Context, MiddlewareHandler } from 'hono'
import { canonicalPath } from '../../domain/url/canonical-path.ts'
import type { AppEnv } from '../env.ts'
import { isPagePath } from './page-path.ts'

/** Redirects once (301) to the canonical URL. */
export function canonicalUrl(): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const location = looksCanonical(c.req.url) ? null : canonicalLocationOf(c)
    return location === null ? next() : Promise.resolve(c.redirect(location, 301))
  }
}

/**
 * The canonical URL as path and query; null if the URL is canonical. Lower-cases letters, removes
 * trailing and doubled slashes (so that `//host` is no other origin) and `fbclid`; the rest of the
 * query stays byte for byte.
 */
export function canonicalLocation(url: URL): string | null {
  if (!isPagePath(url.pathname)) return null
  const path = canonicalPath(url.pathname)
  const search = withoutParameter(url.search, 'fbclid')
  return path === url.pathname && search === url.search ? null : path + search
}

/** The query without one parameter, everything else byte for byte. */
export function withoutParameter(search: string, name: string): string {
  if (search.length < 2) return ''
  const parts = search.slice(1).split('&')
  const remaining = parts.filter((part) => nameOf(part) !== name)
  if (remaining.length === parts.length) return search
  return remaining.length === 0 ? '' : `?${remaining.join('&')}`
}

function nameOf(part: string): string {
  const [name = ''] = part.split('=', 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const ordinary = /^https?:\/\/[^/?#\\]+(?:\/|(?:\/[a-z\d._~-]+)+)(?:\?[^#%]*)?$/

/** Fast path: most URLs need no parsing. */
function looksCanonical(url: string): boolean {
  return ordinary.test(url) && !url.includes('fbclid')
}

function canonicalLocationOf(c: Context<AppEnv>): string | null {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return null
  return canonicalLocation(new URL(c.req.url))
}
