import * as z from 'zod/mini'
import { Locale } from '../locale.ts'

/** What every piece of content of the CMS begins with. */
export const contentEntry = {
  _id: z.string(),
  /** Language the texts really are in: a missing translation is answered in another one. */
  locale: Locale,
}
