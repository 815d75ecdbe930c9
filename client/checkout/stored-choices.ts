import { isStored } from '../known-visitor.ts'

/* What the steps of the checkout show at once. Storage keys repeat those of persisted signals, as in
   known-visitor.ts. */

export const hasCheckoutInputs = () => isStored('personal.checkout-inputs.v2', '{')
export const hasPickupPoints = () => isStored('personal.last-places.v2', '{')
