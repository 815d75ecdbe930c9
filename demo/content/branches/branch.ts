import type { Address } from '../../../domain/account/address.ts'
import type { Text } from '../../../backend/db/columns.ts'
import type { PositionId } from './positions.ts'
import type { ServiceId } from './services.ts'

/** Source of a branch. */
export interface BranchSource {
  /** The store's id of a pick-up point; showrooms have an id of the CMS only. */
  storeId: string
  /** Name of its picture. */
  picture: string
  title: string
  address: Address
  phone: string
  /** Spans of a day, by weekday: `{ 5: ['08:00-12:00'] }` is Friday morning. */
  hours: Partial<Record<1 | 2 | 3 | 4 | 5 | 6 | 7, string[]>>
  hoursNote: Text
  position: { latitude: number; longitude: number }
  region: Text
  services: ServiceId[]
  payWithCard: boolean
  barrierFree: boolean
  car: Text
  publicTransport: Text
  description: Text
  staff: { name: string; position: PositionId; portrait?: string }[]
  weight: number
  isPrimary?: boolean
}

/** The same hours from Monday to Friday. */
export function weekdays(...spans: string[]): BranchSource['hours'] {
  return { 1: spans, 2: spans, 3: spans, 4: spans, 5: spans }
}
