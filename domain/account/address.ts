import * as z from 'zod/mini'

/** ISO 3166-1 alpha-3. */
export const CountryCode = z.string().check(z.regex(/^[A-Z]{3}$/))

const line = z.string().check(z.maxLength(120))
const companyId = z.string().check(z.maxLength(40))

export const Address = z.object({
  street: line,
  houseNumber: line,
  city: line,
  postcode: z.string().check(z.maxLength(12)),
  country: CountryCode,
  /** The recipient's DHL customer number, for a Packstation: a line of its own above the street. */
  postNumber: z.optional(z.string().check(z.regex(/^\d{6,10}$/))),
})
export type Address = z.infer<typeof Address>

export const Country = z.object({ code: CountryCode, title: z.string(), phonePrefix: z.string() })
export type Country = z.infer<typeof Country>

export const addressTypes = ['billing', 'shipping'] as const

/** An entry of a customer's address book (spec §3 User). */
export const UserAddress = z.object({
  id: z.string(),
  type: z.enum(addressTypes),
  /** Default address for forms of this type; one per type. */
  isDefault: z.boolean(),
  name: z.string(),
  businessName: z.string(),
  phone: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  city: z.string(),
  postcode: z.string(),
  country_code: CountryCode,
})
export type UserAddress = z.infer<typeof UserAddress>

/** Business numbers: IČO/company number, VAT id, Slovak VAT id (spec §3 tin, vatin, vatinsvk). */
export const Business = z.object({
  businessName: line,
  tin: companyId,
  vatin: companyId,
  vatinsvk: companyId,
})
export type Business = z.infer<typeof Business>
