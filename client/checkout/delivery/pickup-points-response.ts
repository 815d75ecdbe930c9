import * as z from 'zod/mini'
import { PickupPoint } from '../../../domain/checkout/checkout.ts'

/** An answer of `api.places`. */
export const PickupPointsResponse = z.object({ places: z.array(PickupPoint), total: z.number() })
