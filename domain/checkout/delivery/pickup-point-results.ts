import type { PickupPlace } from '../checkout.ts'

/** Results of a pick-up point search; `total` null: the search failed. */
export interface PickupPointResults {
  text: string
  places: PickupPlace[]
  total: number | null
}
