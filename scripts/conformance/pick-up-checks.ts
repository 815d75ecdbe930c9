import * as checkout from '../../domain/contract/store-checkout.ts'
import type { Check } from './check.ts'
import { ensure, required } from './outcomes.ts'

/** Points where a shopper picks up an order: of carriers and of the shop. */
export const pickUpChecks: readonly Check[] = [
  {
    name: 'pick-up points of a carrier are found by a search, by key and by the carrier’s id',
    group: 'cartExtras',
    async run(client, found) {
      const { id } = required(found.pickUp, 'no delivery to a pick-up point is offered')
      const query = { shipper_id: id, perPage: '20' }
      const { data } = await client.request(checkout.getBranches, { query })
      ensure(data.length <= 20, `perPage=20 is answered with ${data.length} points`)
      const point = required(data[0], 'the carrier has no points')
      ensure(point.shipperId === id, `a point of ${point.shipperId} for the shipper ${id}`)
      const byKey = await client.request(checkout.getBranches, { query: { keys: point.id } })
      ensure(byKey.data[0]?.id === point.id, `keys=${point.id} finds ${byKey.data[0]?.id}`)
      const params = { shipperId: id, remoteId: point.remoteId }
      const byRemoteId = await client.request(checkout.getBranchByRemoteId, { params })
      ensure(byRemoteId.data.id === point.id, `the carrier’s id opens ${byRemoteId.data.id}`)
      await client.refusal(checkout.getBranchByRemoteId, [404], {
        params: { ...params, remoteId: 'conformance-unknown-id' },
      })
    },
  },
]
