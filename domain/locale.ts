import * as z from 'zod/mini'
import { locales } from './locales/locales.ts'

export const Locale = z.enum(locales)
export type Locale = z.infer<typeof Locale>
