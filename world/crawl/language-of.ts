import { readFileSync } from 'node:fs'
import type { Locale } from '../../domain/locale.ts'
import { locales } from '../../domain/locales/locales.ts'

const texts = Object.fromEntries(locales.map((locale) => [locale, readTexts(locale)])) as Record<
  Locale,
  Map<string, string>
>

/** Interface texts that are unique to their locale, to detect the language. */
const tellingTexts = new Map<string, Set<Locale>>()
for (const locale of locales) {
  for (const text of texts[locale].values()) {
    if (!/^[^{}]{10,}$/.test(text)) continue
    tellingTexts.set(text, (tellingTexts.get(text) ?? new Set()).add(locale))
  }
}
const keys = new Set(texts.de.keys())

/** Interface texts of a page in another language, and keys without a text. */
export function foreignTexts(html: string, locale: Locale): string[] {
  return visibleTexts(html).filter((text) => {
    const languages = tellingTexts.get(text)
    return keys.has(text) || (languages !== undefined && !languages.has(locale))
  })
}

/** Text between tags; elements with a `lang` of their own are left out. */
function visibleTexts(html: string): string[] {
  const body = html
    .replace(/^[\s\S]*?<body/, '<body')
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(\w+)(?=[^>]*\slang=)[^>]*>[\s\S]*?<\/\1>/g, '')
  return body
    .split(/<[^>]*>/)
    .map((text) => decodeEntities(text).trim())
    .filter(Boolean)
}

export function decodeEntities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

function readTexts(locale: Locale): Map<string, string> {
  const file = new URL(`../../client/i18n/locales/${locale}.json`, import.meta.url)
  return new Map(leaves(JSON.parse(readFileSync(file, 'utf8')), ''))
}

function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, path === '' ? key : `${path}.${key}`),
  )
}
