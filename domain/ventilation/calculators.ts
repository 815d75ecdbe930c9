import type { Locale } from '../locale.ts'

/** Calculators of the shop and the end of each one's address. */
export const calculatorSlugs = {
  air: { de: 'luftmenge', cs: 'vymena-vzduchu', sk: 'vymena-vzduchu', en: 'air-flow' },
  duct: { de: 'druckverlust', cs: 'tlakova-ztrata', sk: 'tlakova-strata', en: 'pressure-loss' },
  noise: { de: 'schall', cs: 'hluk', sk: 'hluk', en: 'noise' },
  connection: { de: 'anschluss', cs: 'spojovani', sk: 'spajanie', en: 'connections' },
} as const satisfies Record<string, Record<Locale, string>>
export type CalculatorKind = keyof typeof calculatorSlugs

export const calculatorKinds = ['air', 'duct', 'noise', 'connection'] as const

/** The calculator behind a slug of a locale; null for an unknown one. */
export function calculatorOfSlug(locale: Locale, slug: string): CalculatorKind | null {
  return calculatorKinds.find((kind) => calculatorSlugs[kind][locale] === slug) ?? null
}
