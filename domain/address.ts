import * as z from 'zod/mini'

/** ISO 3166-1 alpha-3. */
export const CountryCode = z.string().check(z.regex(/^[A-Z]{3}$/))

const line = z.string().check(z.maxLength(120))

export const Address = z.object({
  street: line,
  houseNumber: line,
  city: line,
  postcode: z.string().check(z.maxLength(12)),
  country: CountryCode,
})
export type Address = z.infer<typeof Address>

export const Country = z.object({ code: CountryCode, title: z.string(), phonePrefix: z.string() })
export type Country = z.infer<typeof Country>

/** Ids of a business: IČO/company number, VAT id, Slovak VAT id (spec §3 tin, vatin, vatinsvk). */
export const Business = z.object({
  businessName: line,
  tin: z.string(),
  vatin: z.string(),
  vatinsvk: z.string(),
})
export type Business = z.infer<typeof Business>
