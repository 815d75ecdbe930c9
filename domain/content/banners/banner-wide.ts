import * as z from 'zod/mini'
import { contentEntry } from '../content-entry.ts'
import { Image } from '../image.ts'

/** Display period of a banner: strictly between both, and never if one is missing (spec §4). */
export const timeLimits = {
  time_limited: z.boolean(),
  time_limit_start: z.nullable(z.iso.datetime()),
  time_limit_end: z.nullable(z.iso.datetime()),
}

/** Wide banner of the home page (spec §3 Homepage banner). */
export const BannerWide = z.object({
  ...contentEntry,
  title: z.string(),
  text: z.string(),
  text_2: z.string(),
  button_text: z.string(),
  /** Path of this shop. */
  url: z.string(),
  main_image: z.nullable(Image),
  /** Sorted by weight, highest first. */
  weight: z.int(),
  ...timeLimits,
})
export type BannerWide = z.infer<typeof BannerWide>
