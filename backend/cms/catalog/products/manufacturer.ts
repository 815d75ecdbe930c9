import type * as z from 'zod'
import { countryName } from '../../../../domain/country-name.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Product } from '../../../../domain/product/product.ts'
import type { Manufacturer } from '../../../db/columns.ts'

/** With the country's name at the end of the address, in the language of the page. */
export function manufacturerOf(
  { country, ...manufacturer }: z.infer<typeof Manufacturer>,
  locale: Locale,
): Product['manufacturer'] {
  if (!country) return manufacturer
  return { ...manufacturer, address: `${manufacturer.address}, ${countryName(country, locale)}` }
}
