import type { Context } from 'hono'
import type { StoreBranch } from '../../../domain/checkout/checkout.ts'
import * as contract from '../../../domain/contract/store-checkout.ts'
import type { AppEnv } from '../../env.ts'
import { requestStoreOrAsGuest } from './request-store.ts'
import { dataOf, orNull } from './or-null.ts'

const pointsShown = '20'

/** Calls for pick-up points and time slots. */
export function deliveryCalls(c: Context<AppEnv>) {
  return {
    /** A branch or point of a shipper by the store's id; null for an unknown one. */
    async point(shipperId: string, id: string): Promise<StoreBranch | null> {
      const query = { keys: id }
      const { data } = await requestStoreOrAsGuest(c, contract.getBranches, { query })
      return data.find((one) => one.id === id && one.shipperId === shipperId) ?? null
    },

    /** The point chosen in a carrier's picker; null if the store does not deliver to it. */
    pointByRemoteId(shipperId: string, remoteId: string): Promise<StoreBranch | null> {
      const params = { shipperId, remoteId }
      return dataOf(orNull(requestStoreOrAsGuest(c, contract.getBranchByRemoteId, { params })))
    },

    /** Branches and points of a shipper by town, postcode, street or name. */
    async searchPoints(shipperId: string, search: string) {
      const query = { shipper_id: shipperId, s: search, perPage: pointsShown }
      const { data, meta } = await requestStoreOrAsGuest(c, contract.getBranches, { query })
      return { points: data, total: meta.pagination.total }
    },

    /** Time slots of a shipper from a day (`2026-11-24`) on. */
    deliveryTimes: (shipperId: string, since: string) =>
      dataOf(requestStoreOrAsGuest(c, contract.getDeliveryTimes, { query: { shipperId, since } })),
  }
}
