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
