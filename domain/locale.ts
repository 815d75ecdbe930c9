import * as z from 'zod/mini'

export const Locale = z.enum(['de', 'cs', 'sk', 'en'])
export type Locale = z.infer<typeof Locale>

export const locales = Locale.options

/** Where a text is looked for when the locale itself has none (spec §1: default de, fallback cs). */
export const fallbackLocale: Locale = 'cs'
export const defaultLocale: Locale = 'de'
