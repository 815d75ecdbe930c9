import type * as z from 'zod'
import { countryCode } from '../../../../domain/country-code.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Product } from '../../../../domain/product/product.ts'
import type { Manufacturer } from '../../../db/columns.ts'

/** With the country's name at the end of the address, in the language of the page. */
export function manufacturerOf(
  { country, ...manufacturer }: z.infer<typeof Manufacturer>,
  locale: Locale,
): Product['manufacturer'] {
  const code = country && countryCode(country)
  const name = code ? new Intl.DisplayNames([locale], { type: 'region' }).of(code) : country
  return name ? { ...manufacturer, address: `${manufacturer.address}, ${name}` } : manufacturer
}
