import * as z from 'zod/mini'
import { CurrencyCode } from './currency.ts'
import { Locale } from './locale.ts'
import { locales } from './locales/locales.ts'
import { VisitLanguageCode, visitLanguages } from './visit-languages.ts'

/** A host of the shop with its locale and country (spec §2: domain list per language). */
export const Domain = z
  .object({
    /** Host with port if it is not the default, e.g. `cs.localhost:8787`. */
    host: z
      .string()
      .check(
        z.regex(
          /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d+)?$/i,
          'must be a host alone, such as www.shop.example: each language has one of its own, with umlauts as xn--…',
        ),
        z.toLowerCase(),
      ),
    /** Domain code sent to the upstreams as `X-Domain`. */
    code: z.string().check(z.minLength(1)),
    /** Of content, paths and law; fallback for texts that `language` lacks. */
    locale: Locale,
    /** Language of a visit, home page to cart, if it is not the locale's own. */
    language: z.optional(VisitLanguageCode),
    /** The operator accepts the unreviewed texts of `language`. */
    reviewed: z.optional(z.boolean()),
    /** ISO 3166-1 alpha-3, the forms' default country (spec §9: CZE). */
    country: z
      .string()
      .check(z.regex(/^[A-Z]{3}$/, 'must be three capitals by ISO 3166-1 alpha-3, such as DEU')),
    currency: CurrencyCode,
    translationVariant: z.optional(z.string()),
  })
  .check(
    z.refine(
      ({ language, reviewed }) =>
        language === undefined || reviewed || visitLanguages.get(language)?.reviewed,
      {
        path: ['language'],
        error:
          'The texts of this language are not reviewed. Have them read, then add "reviewed": true to the domain',
      },
    ),
  )
export type Domain = z.infer<typeof Domain>

/**
 * Hosts and codes are unique: pages are cached by the code, and the second entry of a host would
 * never be found.
 */
export const DomainList = z.array(Domain).check(
  z.minLength(1),
  z.superRefine((list, { addIssue }) => {
    for (const [index, entry] of list.entries()) {
      for (const name of ['host', 'code'] as const) {
        if (list.findIndex((one) => one[name] === entry[name]) === index) continue
        addIssue({
          code: 'custom',
          path: [index, name],
          message: `"${entry[name]}" is there twice`,
          input: entry[name],
        })
      }
    }
  }),
)

/** The entry of a host; null for an unknown host. */
export function findDomain(list: readonly Domain[], host: string): Domain | null {
  return list.find((entry) => entry.host === host) ?? null
}

/** The entry in a locale's own language. */
export function domainOfLocale(list: readonly Domain[], locale: Locale): Domain | null {
  return list.find((entry) => entry.locale === locale && !entry.language) ?? null
}

/** Entries of the language switch and of hreflang: the first of each language. */
export function domainsByLanguage(list: readonly Domain[]): Domain[] {
  const own = locales.flatMap((locale) => domainOfLocale(list, locale) ?? [])
  const visited = list.filter(
    (entry, index) =>
      entry.language && list.findIndex(({ language }) => language === entry.language) === index,
  )
  return [...own, ...visited]
}
