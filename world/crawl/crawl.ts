import { matchScreen } from '../../domain/routes.ts'
import type { Locale } from '../../domain/locale.ts'
import { decodeEntities, foreignTexts } from './language-of.ts'

export interface Finding {
  url: string
  problem: string
}

/** Statuses of screens that need a token, an order or an outage. */
const expectedStatus: Partial<Record<string, number>> = {
  maintenance: 503,
  'user-activate': 404,
  'auth-proxy': 400,
  'checkout-finished': 404,
  'payment-callback': 404,
}

/** Expected status of a URL. */
export function statusOf(url: string, locale: Locale): number {
  return expectedStatus[matchScreen(locale, new URL(url).pathname).screen] ?? 200
}

export interface Visited {
  links: string[]
  findings: Finding[]
}

/** Loads a page as a crawler does and holds it against what every page must be. */
export async function visitPage(url: string, locale: Locale): Promise<Visited> {
  const response = await fetch(url, { redirect: 'manual', headers: { Accept: 'text/html' } })
  const body = await response.text()
  const problems: string[] = []
  if (response.status >= 400 && response.status !== statusOf(url, locale))
    problems.push(`answers ${response.status}`)
  if (!response.headers.get('Content-Type')?.startsWith('text/html') || response.status !== 200) {
    return { links: [], findings: problems.map((problem) => ({ url, problem })) }
  }
  const language = /<html[^>]* lang="([\w-]+)"/.exec(body)?.[1]
  if (language !== locale) problems.push(`says that its language is ${language}`)
  problems.push(...foreignTexts(body, locale).map((text) => `shows "${text}" in ${locale}`))
  if (!/<title>[^<]{3,}<\/title>/.test(body)) problems.push('has no title')
  if (!body.endsWith('</html>')) problems.push('is not complete')
  return { links: linksIn(body, url), findings: problems.map((problem) => ({ url, problem })) }
}

/** Links of a page within the shop, except sign-out and downloads. */
function linksIn(html: string, url: string): string[] {
  const { port } = new URL(url)
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const link = new URL(decodeEntities(href), url)
    link.hash = ''
    return link.port === port && link.hostname.endsWith('localhost') ? [link.href] : []
  })
}

/** Screen and language of a URL: pages of one kind share their template. */
export function kindOf(url: string, locale: Locale): string {
  return `${locale} ${matchScreen(locale, new URL(url).pathname).screen}`
}
