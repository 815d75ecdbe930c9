import * as z from 'zod/mini'
import { Locale } from '../../locale.ts'

export const Review = z.object({
  id: z.string(),
  author: z.string(),
  /** 0 to 100. */
  rating: z.number(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Language of the text; absent: that of the response. */
  locale: z.optional(Locale),
  /** Verified purchase (§ 5b III UWG: shown beside the review). */
  verified: z.boolean(),
  /** The shop's answer, in the review's language. */
  reply: z.optional(z.string()),
})
export type Review = z.infer<typeof Review>

/** A submitted review. */
export const NewReview = z.object({
  /** Stars. */
  rating: z.int().check(z.gte(1), z.lte(5)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(3000)),
  author: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  /** Of a guest, never shown; a customer is known by the session. */
  email: z.optional(z.string().check(z.trim(), z.maxLength(254), z.email())),
})
export type NewReview = z.infer<typeof NewReview>
