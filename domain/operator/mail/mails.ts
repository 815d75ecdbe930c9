import * as z from 'zod/mini'

/** A mail that has reached nobody yet. */
const FailedMail = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  /** Number of its order. */
  order: z.nullable(z.string()),
  createdAt: z.string(),
  attempts: z.number(),
  /** Answer to the last attempt, or why it was given up. */
  failure: z.string(),
  /** Next attempt; null: it was given up. */
  dueAt: z.nullable(z.string()),
})
export type FailedMail = z.infer<typeof FailedMail>

export const FailedMails = z.object({ mails: z.array(FailedMail) })
export type FailedMails = z.infer<typeof FailedMails>

export const ResentMail = z.object({
  /** False: it waits already, or was sent. */
  queued: z.boolean(),
})
export type ResentMail = z.infer<typeof ResentMail>

export const SuppressedMail = z.object({ suppressed: z.boolean() })
