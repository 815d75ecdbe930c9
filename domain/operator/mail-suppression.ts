import * as z from 'zod/mini'

/** An address that mails come back from, or whose owner wants none; `null`: it is good again. */
export const MailSuppression = z.strictObject({
  email: z.email().check(z.maxLength(254)),
  reason: z.nullable(z.enum(['bounce', 'complaint', 'manual'])),
})
export type MailSuppression = z.infer<typeof MailSuppression>
