import * as z from 'zod/mini'
import { PickupPlace } from '../../../domain/checkout/checkout.ts'

/** A response of `api.places`. */
export const PickupPointsResponse = z.object({ places: z.array(PickupPlace), total: z.number() })
