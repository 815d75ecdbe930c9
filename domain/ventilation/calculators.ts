import type { Locale } from '../locale.ts'
import { fallbackLocale, forEachLocale } from '../locales/locales.ts'

/** Calculators of the shop with their slugs. */
const statedSlugs = {
  air: { de: 'luftmenge', cs: 'vymena-vzduchu', sk: 'vymena-vzduchu', en: 'air-flow' },
  duct: { de: 'druckverlust', cs: 'tlakova-ztrata', sk: 'tlakova-strata', en: 'pressure-loss' },
  noise: { de: 'schall', cs: 'hluk', sk: 'hluk', en: 'noise' },
  connection: { de: 'anschluss', cs: 'spojovani', sk: 'spajanie', en: 'connections' },
} satisfies Record<string, StatedSlugs>
export type CalculatorKind = keyof typeof statedSlugs

/** A locale without a slug of its own uses that of the fallback locale. */
type StatedSlugs = Partial<Record<Locale, string>> & Record<typeof fallbackLocale, string>

export const calculatorSlugs = {
  air: inEveryLocale(statedSlugs.air),
  duct: inEveryLocale(statedSlugs.duct),
  noise: inEveryLocale(statedSlugs.noise),
  connection: inEveryLocale(statedSlugs.connection),
} satisfies Record<CalculatorKind, Record<Locale, string>>

export const calculatorKinds = ['air', 'duct', 'noise', 'connection'] as const

/** The calculator of a slug in a locale; null for an unknown one. */
export function calculatorOfSlug(locale: Locale, slug: string): CalculatorKind | null {
  return calculatorKinds.find((kind) => calculatorSlugs[kind][locale] === slug) ?? null
}

function inEveryLocale(slugs: StatedSlugs): Record<Locale, string> {
  return forEachLocale((locale) => slugs[locale] ?? slugs[fallbackLocale])
}
