import * as z from 'zod/mini'
import { Locale } from '../../locale.ts'

/** Somebody who has confirmed the newsletter (§ 7 UWG) and not unsubscribed since. */
export const Subscriber = z.object({
  email: z.string(),
  locale: Locale,
  confirmedAt: z.iso.datetime(),
  /** For the link that every newsletter has. */
  unsubscribeUrl: z.string(),
})
export type Subscriber = z.infer<typeof Subscriber>

/** By address; `next` is the last one of the page. */
export const Subscribers = z.object({
  subscribers: z.array(Subscriber),
  next: z.string(),
  hasMore: z.boolean(),
})
export type Subscribers = z.infer<typeof Subscribers>
