import type { PickupPlace } from '../checkout.ts'

/** What was found for a search text; `total` null: the search did not answer. */
export interface PickupPointResults {
  text: string
  places: PickupPlace[]
  total: number | null
}
