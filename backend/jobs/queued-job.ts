import * as z from 'zod'

/** What a message of the queue asks for. Each is done from rows of the database, which outlive it. */
export const QueuedJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('send_mail'), id: z.string() }),
  z.object({ kind: z.literal('send_purges') }),
])
export type QueuedJob = z.infer<typeof QueuedJob>
