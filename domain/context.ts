import * as z from 'zod/mini'
import { CurrencyCode } from './currency.ts'
import { Locale } from './locale.ts'

/** The price list a visitor sees: user variant and groups, never the person (spec §6). */
export const PriceGroup = z.object({ variant: z.string(), groups: z.array(z.string()) })
export type PriceGroup = z.infer<typeof PriceGroup>

export const publicPriceGroup: PriceGroup = { variant: 'b2c', groups: [] }

/** Everything that may change a public page. What is not in here cannot reach a cacheable page. */
export const PublicContext = z.object({
  /** Scheme and host the visitor came to, e.g. `https://www.shop.example`. */
  origin: z.string(),
  domainCode: z.string(),
  /** Of content, paths and law. */
  locale: Locale,
  /** Of texts and formats, where it is not the locale's own (domain/visit-languages.ts). */
  language: z.optional(z.string()),
  country: z.string(),
  currency: CurrencyCode,
  translationVariant: z.string(),
  /** Prices are shown net first (cookie `display_vat`, spec §4: off by default). */
  netPrices: z.boolean(),
  /** The other price stands beside the first one (cookie `display_both_prices`, on by default). */
  bothPrices: z.boolean(),
  priceGroup: PriceGroup,
})
export type PublicContext = z.infer<typeof PublicContext>
