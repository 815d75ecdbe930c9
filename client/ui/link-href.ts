import type { Link } from '../../domain/link.ts'
import type { Routes } from '../../domain/routes.ts'

/**
 * Allowed schemes of external links in content; everything else, `javascript:` above all, is
 * dropped.
 */
const allowedSchemes = ['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'geo:', 'market:']

export interface LinkHref {
  href: string
  /** External: a plain anchor with rel noopener (spec §2). */
  external: boolean
}

/** href of a CMS link; null if it is not allowed. */
export function linkHref(link: Link, routes: Routes): LinkHref | null {
  if (link.type === 'custom_link') return customHref(link.target)
  if (!link.target) return null
  if (link.type === 'product') return { href: routes.product(link.target), external: false }
  if (link.type === 'page') return { href: routes.page(link.target), external: false }
  if (link.type === 'article_category')
    return { href: routes.articleCategory(link.target), external: false }
  if (link.type === 'article_tag') return { href: routes.articleTag(link.target), external: false }
  // Category and content paths share the catch-all route (spec §2).
  return { href: routes.category(link.target), external: false }
}

function customHref(target: string): LinkHref | null {
  // Browsers ignore these characters inside a URL, so `java\nscript:` would be a scheme.
  const address = stripIgnored(target)
  if (!address) return null
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(address)?.[0].toLowerCase()
  if (scheme) return allowedSchemes.includes(scheme) ? { href: address, external: true } : null
  if (/^[/\\]{2}/.test(address)) return null
  const internal = /^[/?#]/.test(address) ? address : `/${address}`
  return { href: internal, external: false }
}

function stripIgnored(text: string): string {
  return [...text].filter((character) => character > ' ' && character !== '\u007f').join('')
}
