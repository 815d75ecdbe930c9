import * as z from 'zod/mini'
import { Locale } from '../locale.ts'

/** Common fields of CMS content. */
export const contentEntry = {
  _id: z.string(),
  /** Actual language of the texts: a missing translation falls back to another language. */
  locale: Locale,
}
