import { pageTitle } from '../../client/page-title.ts'
import type { Head } from '../../client/page.ts'
import type { Locale } from '../../domain/locale.ts'
import { localeTags } from '../../domain/locales/locales.ts'
import { escapeHtml } from './escape.ts'

interface Shop {
  locale: Locale
  shopName: string
  sharePicture: string | null
}

/**
 * Open Graph data for link previews; none for pages without a canonical URL. Other languages have
 * URLs of their own (hreflang), so there is no `og:locale:alternate`, which means the same URL.
 */
export function openGraph(head: Head, { locale, shopName, sharePicture }: Shop): string {
  if (!head.canonical) return ''
  const image = head.shareImage ?? sharePicture
  const properties: [string, string][] = [
    ['og:site_name', shopName],
    ['og:type', head.shareType ?? 'website'],
    ['og:title', pageTitle(head.title, shopName)],
    ['og:description', head.description],
    ['og:url', head.canonical],
    ['og:locale', territory(locale)],
    ...(image ? [['og:image', image] satisfies [string, string]] : []),
  ]
  const card = image ? 'summary_large_image' : 'summary'
  return `${properties
    .map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`)
    .join('')}<meta name="twitter:card" content="${card}">`
}

/** Open Graph separates language and territory by an underscore. */
function territory(locale: Locale): string {
  return localeTags[locale].replace('-', '_')
}
