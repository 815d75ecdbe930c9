import * as z from 'zod/mini'

const code = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/))

/** A price group, as a whole. */
export const PriceGroup = z.strictObject({
  code,
  /** Off every price of the list; of several groups the best one counts. */
  percent: z._default(z.int().check(z.gte(0), z.lte(90)), 0),
  /** Members may not shop here (spec §6). */
  restricted: z._default(z.boolean(), false),
  /** Members see what consumers pay beside their own price (spec §1). */
  showsConsumerPrice: z._default(z.boolean(), false),
})
export type PriceGroup = z.infer<typeof PriceGroup>

export const PriceGroups = z.strictObject({
  groups: z.array(PriceGroup).check(z.minLength(1), z.maxLength(100)),
})
export type PriceGroups = z.infer<typeof PriceGroups>

/** By code. */
export const StoredPriceGroups = z.object({ groups: z.array(PriceGroup) })
export type StoredPriceGroups = z.infer<typeof StoredPriceGroups>

/** The groups of a customer; none is the public price list. */
export const Membership = z.strictObject({
  email: z.pipe(
    z.string(),
    z.transform((email) => email.trim().toLowerCase()),
  ),
  groups: z.array(code).check(z.maxLength(20)),
})
export type Membership = z.infer<typeof Membership>
