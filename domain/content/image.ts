import * as z from 'zod/mini'

export const Image = z.object({ path: z.string(), alt: z.string(), title: z.optional(z.string()) })
export type Image = z.infer<typeof Image>
