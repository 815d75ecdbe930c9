import * as book from '../../domain/contract/store-addresses.ts'
import type { Check } from './check.ts'
import { addressIn } from './guest-order.ts'
import { ensure } from './outcomes.ts'
import { sessionOf } from './session.ts'

/** The customer's address book; what a check adds, it removes. */
export const addressChecks: readonly Check[] = [
  {
    name: 'the address book has one default of a type, and is the customer’s own',
    group: 'account',
    async run(client, found) {
      const { data } = await client.request(book.getAddresses, { headers: sessionOf(found) })
      const defaults = data.filter(({ isDefault }) => isDefault).map(({ type }) => type)
      ensure(new Set(defaults).size === defaults.length, `defaults: ${defaults.join(', ')}`)
      await client.refusal(book.getAddresses, [401])
    },
  },
  {
    name: 'an address is kept, changed and removed',
    group: 'account',
    async run(client, found) {
      const headers = sessionOf(found)
      const { country, ...place } = addressIn(client.target)
      const body = {
        ...place,
        type: 'shipping',
        name: 'Conformance Test',
        country_code: country,
      } as const
      const added = await client.request(book.addAddress, { headers, body })
      const params = { id: added.data.id }
      const name = 'Conformance Test, changed'
      const changed = await client.request(book.updateAddress, { headers, params, body: { name } })
      ensure(changed.data.name === name, `the name stays "${changed.data.name}"`)
      ensure(changed.data.city === place.city, 'a change of the name changes the city')
      await client.request(book.removeAddress, { headers, params })
      const { data } = await client.request(book.getAddresses, { headers })
      ensure(!data.some(({ id }) => id === params.id), 'a removed address is still in the book')
    },
  },
  {
    name: 'an unknown address is a 404, and one without a street a 422',
    group: 'account',
    async run(client, found) {
      const headers = sessionOf(found)
      await client.request(book.getAddresses, { headers })
      const params = { id: 'conformance-unknown-id' }
      await client.refusal(book.updateAddress, [404], { headers, params, body: { name: 'Nobody' } })
      await client.refusal(book.removeAddress, [404], { headers, params })
      const body = { type: 'shipping', name: 'Conformance Test', street: '' }
      await client.refusal(book.addAddress, [422], { headers, body })
    },
  },
]
