import * as z from 'zod/mini'
import { CurrencyCode } from './currency.ts'
import { Locale } from './locale.ts'

/** One host of the shop and what it stands for (spec §2: domain list per language). */
export const Domain = z.object({
  /** Host with port where it is not the default, e.g. `cs.localhost:8787`. */
  host: z.string().check(z.minLength(1)),
  /** Domain code sent to the upstreams as `X-Domain`. */
  code: z.string().check(z.minLength(1)),
  locale: Locale,
  /** ISO 3166-1 alpha-3, the forms' default country (spec §9: CZE). */
  country: z.string().check(z.regex(/^[A-Z]{3}$/)),
  currency: CurrencyCode,
  translationVariant: z.optional(z.string()),
})
export type Domain = z.infer<typeof Domain>

export const DomainList = z.array(Domain).check(z.minLength(1))

/** The entry of a host; null for a host this shop does not serve. */
export function findDomain(list: readonly Domain[], host: string): Domain | null {
  return list.find((entry) => entry.host === host) ?? null
}

/** The entry that speaks a locale, for hreflang and the language switch. */
export function domainOfLocale(list: readonly Domain[], locale: Locale): Domain | null {
  return list.find((entry) => entry.locale === locale) ?? null
}
