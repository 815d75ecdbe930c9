import * as z from 'zod/mini'
import { PickupPlace } from '../../domain/checkout.ts'
import { persistedSignal } from './persisted-signal.ts'

/** The point that was chosen last, by shipper, to be offered again; it stays in this browser. */
export const lastPlaces = persistedSignal<Record<string, PickupPlace>>({
  key: 'last-places',
  version: 1,
  schema: z.record(z.string(), PickupPlace),
  initial: {},
})

export function rememberPlace(shipperId: string, place: PickupPlace) {
  lastPlaces.value = { ...lastPlaces.value, [shipperId]: place }
}

/** The store knows it no more. */
export function forgetPlace(shipperId: string) {
  const { [shipperId]: _gone, ...rest } = lastPlaces.value
  lastPlaces.value = rest
}
