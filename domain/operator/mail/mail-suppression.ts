import * as z from 'zod/mini'

/** Suppression of an email address after bounces or complaints; `null` lifts it. */
export const MailSuppression = z.strictObject({
  email: z.email().check(z.maxLength(254)),
  reason: z.nullable(z.enum(['bounce', 'complaint', 'manual'])),
})
export type MailSuppression = z.infer<typeof MailSuppression>
