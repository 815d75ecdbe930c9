import * as z from 'zod/mini'
import { CurrencyCode } from './currency.ts'
import { Locale } from './locale.ts'

/** The visitor's price list: user variant and groups, never the person (spec §6). */
export const PriceGroup = z.object({ variant: z.string(), groups: z.array(z.string()) })
export type PriceGroup = z.infer<typeof PriceGroup>

export const publicPriceGroup: PriceGroup = { variant: 'b2c', groups: [] }

/** User variant of businesses. */
export const businessVariant = 'b2b'

/**
 * Public context: everything that may change a public page. Anything else cannot reach a cacheable
 * page.
 */
export const PublicContext = z.object({
  /** Origin of the request, e.g. `https://www.shop.example`. */
  origin: z.string(),
  domainCode: z.string(),
  /** Of content, paths and law. */
  locale: Locale,
  /** Language of texts and formats, if it is not the locale's own (domain/visit-languages.ts). */
  language: z.optional(z.string()),
  country: z.string(),
  currency: CurrencyCode,
  translationVariant: z.string(),
  /** Net prices first (cookie `display_vat`, spec §4: off by default; on for businesses). */
  netPrices: z.boolean(),
  /** Shows the other price beside the first one (cookie `display_both_prices`, on by default). */
  bothPrices: z.boolean(),
  priceGroup: PriceGroup,
})
export type PublicContext = z.infer<typeof PublicContext>
