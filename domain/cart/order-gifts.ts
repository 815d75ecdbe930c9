import * as z from 'zod/mini'
import { Gift } from './gift.ts'

const gifts = z.array(Gift)

/** Order gifts: available ones, the chosen ones, and chosen ones no longer available. */
export const OrderGifts = z.object({ offered: gifts, chosen: gifts, dropped: gifts })
export type OrderGifts = z.infer<typeof OrderGifts>
