import * as z from 'zod/mini'

export const Review = z.object({
  id: z.string(),
  author: z.string(),
  /** 0 to 100. */
  rating: z.number(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** The author bought the product here (§ 5b III UWG: shown beside the review). */
  verified: z.boolean(),
})
export type Review = z.infer<typeof Review>
