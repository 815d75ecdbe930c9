import * as z from 'zod/mini'

/** Who looks in for a customer, and on which of the shop's domains. */
export const LoginLinkRequest = z.strictObject({
  /** Name of the person, which the customer sees beside the session. */
  operator: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  /** Code of an entry of DOMAINS. */
  domain: z.string().check(z.minLength(1), z.maxLength(20)),
})

/** An address of that domain, good once and for five minutes. */
export const LoginLink = z.object({ path: z.string(), expiresAt: z.iso.datetime() })
export type LoginLink = z.infer<typeof LoginLink>

export const FoundCustomer = z.object({ id: z.string() })
