import * as z from 'zod/mini'

const figure = z.string().check(z.maxLength(400))

/** Figures of a review, by part; goods and taxes as digests (`reviewedFigures`). */
export const ReviewedFigures = z.object({
  goods: figure,
  discounts: figure,
  shipping: figure,
  payment: figure,
  /** Category and percent of each rate. */
  rates: figure,
  taxes: figure,
  /** Country whose VAT was shown. */
  country: z.optional(figure),
  /** The promise: a day, or working days after the payment or the order. */
  delivery: z.optional(figure),
})
export type ReviewedFigures = z.infer<typeof ReviewedFigures>

/** Null for a form without figures or with unreadable ones: its total alone is compared. */
export function parseReviewed(json = ''): ReviewedFigures | null {
  try {
    return ReviewedFigures.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}
