import * as z from 'zod'

/** A queue message. Its job is done from database rows, which outlive it. */
export const QueuedJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('send_mail'), id: z.string() }),
  z.object({ kind: z.literal('send_purges') }),
])
export type QueuedJob = z.infer<typeof QueuedJob>
