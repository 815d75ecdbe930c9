import * as z from 'zod/mini'

/** Request to sign in as a customer on one of the shop's domains. */
export const LoginLinkRequest = z.strictObject({
  /** Name of the operator, shown to the customer beside the session. */
  operator: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  /** Code of an entry of DOMAINS. */
  domain: z.string().check(z.minLength(1), z.maxLength(20)),
})

/** A single-use URL on that domain, valid for five minutes. */
export const LoginLink = z.object({ path: z.string(), expiresAt: z.iso.datetime() })
export type LoginLink = z.infer<typeof LoginLink>

export const CustomerResponse = z.object({ id: z.string() })
