import * as z from 'zod/mini'

/** Answer of `DELETE /operator/{products|catalogue|content}/…`; false: there was none. */
export const Deletion = z.object({ deleted: z.boolean() })
export type Deletion = z.infer<typeof Deletion>
