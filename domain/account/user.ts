import * as z from 'zod/mini'
import { Address, Business } from './address.ts'

export const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** `Dr.`, `Ing.`; empty for most. */
  formalTitle: z.string(),
  phone: z.string(),
  /** User variant and groups select the price list (spec §6). */
  variant: z.string(),
  groups: z.array(z.string()),
  /** Name of the price list of variant and groups: equal for all customers with the same prices. */
  variantHash: z.string(),
  /** Member of a group that may not shop here: signed out at sign-in with a notice (spec §6). */
  restricted: z.boolean(),
  business: z.nullable(Business),
  /** The default billing address. */
  address: z.nullable(Address),
  /** Operator who is signed in as the customer (spec §4 login-as-user). */
  operator: z.optional(z.string()),
})
export type User = z.infer<typeof User>

/** Response of a sign-in to the browser: customer details, never the token. */
export const Session = z.object({
  user: z.nullable(User),
  /** They were just signed out, because their group may not shop here any more. */
  restricted: z.optional(z.boolean()),
})
export type Session = z.infer<typeof Session>
