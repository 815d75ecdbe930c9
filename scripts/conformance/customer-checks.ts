import * as account from '../../domain/contract/store-account.ts'
import { getClaims } from '../../domain/contract/store-claims.ts'
import { getCreditStatement } from '../../domain/contract/store-credits.ts'
import { getOrder, getOrders } from '../../domain/contract/store-orders.ts'
import { addressChecks } from './address-checks.ts'
import type { Check, CheckOptions } from './check.ts'
import { listChecks } from './list-checks.ts'
import { ensure, Skipped } from './outcomes.ts'
import { authorization, sessionOf } from './session.ts'

function credentials({ email, password }: CheckOptions): account.Login {
  if (email === '') throw new Skipped('needs a customer: --email and CONFORMANCE_PASSWORD')
  return { email, password }
}

export const customerChecks: readonly Check[] = [
  {
    name: 'a wrong bearer token is a 401 and no guest',
    group: 'login',
    async run(client) {
      await client.refusal(account.getUser, [401], { headers: authorization('x'.repeat(40)) })
    },
  },
  {
    name: 'a wrong password is refused',
    group: 'login',
    async run(client, _, options) {
      const body = { ...credentials(options), password: 'not-the-password' }
      await client.refusal(account.login, [401], { body })
    },
  },
  {
    name: 'a customer logs in and is the one of the token',
    group: 'login',
    async run(client, found, options) {
      const body = credentials(options)
      const { data } = await client.request(account.login, { body })
      found.session = data.access_token
      const user = await client.request(account.getUser, { headers: sessionOf(found) })
      ensure(user.data.email === body.email, `the token belongs to another customer`)
    },
  },
  {
    name: 'orders are the customer’s own, by pages',
    group: 'login',
    async run(client, found) {
      const headers = sessionOf(found)
      const { data, meta } = await client.request(getOrders, { headers, query: { perPage: '2' } })
      ensure(data.length <= 2, `perPage=2 is answered with ${data.length} orders`)
      ensure(meta.pagination.total >= data.length, 'the total is less than the orders of the page')
      await client.refusal(getOrders, [401])
      await client.refusal(getOrder, [404], { headers, params: { id: 'conformance-unknown-id' } })
    },
  },
  {
    name: 'claims are the customer’s own, by pages',
    group: 'claims',
    async run(client, found) {
      const headers = sessionOf(found)
      const { data } = await client.request(getClaims, { headers, query: { perPage: '2' } })
      ensure(data.length <= 2, `perPage=2 is answered with ${data.length} claims`)
      await client.refusal(getClaims, [401])
    },
  },
  {
    name: 'credits are the customer’s own, and entries come by pages',
    group: 'account',
    async run(client, found) {
      const headers = sessionOf(found)
      const query = { perPage: '2' }
      const { data } = await client.request(getCreditStatement, { headers, query })
      ensure(data.entries.length <= 2, `perPage=2 is answered with ${data.entries.length} entries`)
      await client.refusal(getCreditStatement, [401])
    },
  },
  ...addressChecks,
  ...listChecks,
  {
    name: 'a session that was ended is a 401',
    group: 'login',
    async run(client, found) {
      const headers = sessionOf(found)
      await client.request(account.logout, { headers })
      await client.refusal(account.getUser, [401], { headers })
    },
  },
]
