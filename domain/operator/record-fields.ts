import * as z from 'zod/mini'
import { forEachLocale } from '../locales/locales.ts'

/* Fields shared by import records. */

export const perLocale = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.strictObject(forEachLocale(() => schema))

export const FullText = perLocale(
  z.string().check(z.minLength(1, 'must not be empty'), z.maxLength(1000)),
)
/** Empty for missing languages. */
export const Text = z.prefault(perLocale(z._default(z.string().check(z.maxLength(5000)), '')), {})

/** Of a value that is no path of a picture: most often an address of one. */
export const noPicture =
  'must be the path of a picture, such as product/fan, not an address: the shop shows files of its own bucket, so put it there first (README, Pictures)'
/** Empty: none. */
export const picturePath = /^[\w./-]{0,200}$/
