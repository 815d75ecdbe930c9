import * as z from 'zod/mini'
import { PickupPlace } from '../../../domain/checkout/checkout.ts'
import { ChoiceNotice } from '../../../domain/checkout/delivery/choice-notice.ts'
import { ChosenMethods } from '../../../domain/checkout/delivery/chosen-methods.ts'

/** The selection as saved by the server. */
export const SavedChoice = z.object({
  chosen: ChosenMethods,
  /** The chosen pick-up point as stored in the shop. */
  place: z.nullable(PickupPlace),
  notices: z.array(ChoiceNotice),
})
export type SavedChoice = z.infer<typeof SavedChoice>
