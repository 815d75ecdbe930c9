import type { Locale } from '../../../domain/locale.ts'
import type { Text } from '../../../backend/db/columns.ts'

/** A text in German, Czech, Slovak and English. */
export function t(de: string, cs: string, sk: string, en: string): Text {
  return { de, cs, sk, en }
}

/** The same text in all languages, for names, codes and figures. */
export function same(word: string): Text {
  return { de: word, cs: word, sk: word, en: word }
}

/** A text computed per language. */
export function forLocales(make: (locale: Locale) => string): Text {
  return { de: make('de'), cs: make('cs'), sk: make('sk'), en: make('en') }
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Transliterated for a URL: `Bad- & Kleinraumlüfter` gives `bad-kleinraumluefter`. */
export function slugify(title: string, locale: Locale = 'de'): string {
  const lower = title.toLowerCase().replaceAll('ß', 'ss').replaceAll('°', '').replaceAll('₂', '2')
  const transliterated = locale === 'de' ? lower.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter) : lower
  return transliterated
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

const units = 'm³/h|W/\\(|kWh|Pa|kW|W|dB|mm|cm²|cm|°C|m²|kg|ml|Nm|V|A|l|m|%|€|Kč|Stunden|hodin|hodín'
const beforeUnit = new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu')

/** Inserts no-break spaces between figures and units. */
export function glueUnits(text: string): string {
  return text.replace(beforeUnit, '$1\u00A0').replace(/Ø (?=\d)/g, 'Ø\u00A0').replace(/ × /g, '\u00A0×\u00A0').replace(/(\d) (?=\d{3}\u00A0Kč)/g, '$1\u00A0')
}

const commas = new Set<Locale>(['de', 'cs', 'sk'])

/** A figure in a running text, with the decimal mark and grouping of the language. */
export function figure(value: number, locale: Locale): string {
  const rounded = String(Math.round(value * 1000) / 1000).replace('-', '−')
  const [whole = '', decimals] = rounded.split('.')
  const group = locale === 'de' ? '.' : locale === 'en' ? ',' : '\u00A0'
  const grouped = whole.length > 4 || (whole.length === 4 && locale !== 'de')
    ? whole.replace(/\B(?=(\d{3})+$)/g, group)
    : whole
  return decimals ? `${grouped}${commas.has(locale) ? ',' : '.'}${decimals}` : grouped
}
