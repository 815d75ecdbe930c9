import * as z from 'zod/mini'
import { CategoryLink } from './category.ts'

/** A category of the first level with those below it. */
export const TopCategory = z.extend(CategoryLink, { children: z.array(CategoryLink) })
export type TopCategory = z.infer<typeof TopCategory>
