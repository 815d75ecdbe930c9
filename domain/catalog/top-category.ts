import * as z from 'zod/mini'
import { CategoryLink } from './category.ts'

/** A first-level category with its children. */
export const TopCategory = z.extend(CategoryLink, { children: z.array(CategoryLink) })
export type TopCategory = z.infer<typeof TopCategory>
