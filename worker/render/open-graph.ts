import type { Head } from '../../client/page.ts'
import type { Locale } from '../../domain/locale.ts'
import { escapeHtml } from './escape.ts'

/** Open Graph wants a territory with each language. */
const territories: Record<Locale, string> = { de: 'de_DE', cs: 'cs_CZ', sk: 'sk_SK', en: 'en_GB' }

/** What a shared link shows; nothing of pages that have no address of their own. */
export function openGraph(head: Head, locale: Locale): string {
  if (!head.canonical) return ''
  const others = head.alternates.filter((alternate) => alternate.locale !== locale)
  const properties: [string, string][] = [
    ['og:site_name', 'LuftBasis'],
    ['og:type', head.shareType ?? 'website'],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', head.canonical],
    ['og:locale', territories[locale]],
    ...others.map((other): [string, string] => ['og:locale:alternate', territories[other.locale]]),
    ...(head.shareImage ? [['og:image', head.shareImage] satisfies [string, string]] : []),
  ]
  const card = head.shareImage ? 'summary_large_image' : 'summary'
  return `${properties
    .map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`)
    .join('')}<meta name="twitter:card" content="${card}">`
}
