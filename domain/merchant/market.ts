import * as z from 'zod/mini'

/** Where the shop's carriers and payments differ. */
export const Market = z.enum(['DE', 'CZ', 'SK'])
export type Market = z.infer<typeof Market>
