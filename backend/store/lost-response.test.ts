import { env } from 'cloudflare:test'
import { beforeEach, describe, it, vi } from 'vitest'
import { addCartItem } from '../../domain/contract/store-cart.ts'
import { forgotPassword } from '../../domain/contract/store-password.ts'
import { allCalls } from '../../scripts/contract/all-calls.ts'
import { tokenOfLastMail } from '../testing/last-mail.ts'
import { both, person } from '../testing/repeating-customer.ts'
import { others, repetitions } from '../testing/repetitions.ts'
import { request } from '../testing/request.ts'
import { demoPassword, registerAndConfirm, restock } from '../testing/shop.ts'

let email: string
let bearer: string

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await env.DB.prepare('DELETE FROM attempt').run()
  await restock('s100', 10)
  email = `${crypto.randomUUID()}@example.org`
  const registration = { ...person, ...both(demoPassword), email, newsletter: false }
  bearer = await registerAndConfirm(registration)
  await request(addCartItem, { bearer, body: { id: 's100', amount: 2 } })
})

async function tables(): Promise<Record<string, string>> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'
      AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name <> 'attempt'`,
  ).all<{ name: string }>()
  const rows = await env.DB.batch(
    results.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`)),
  )
  return Object.fromEntries(
    results.map(({ name }, index) => [name, JSON.stringify(rows[index]?.results)]),
  )
}

describe('§7 a request sent again because its response was lost', () => {
  it('is tried with every call that changes something', ({ expect }) => {
    const changing = allCalls.flatMap(({ name, call }) =>
      call.upstream === 'store' &&
      call.method !== 'GET' &&
      !/^\/api\/v1\/(cart|orders\/(attempt|token\/:token\/payment))/.test(call.path)
        ? [name]
        : [],
    )
    const tried = [
      ...Object.keys(repetitions).map((name) => name.split(',')[0] ?? ''),
      ...Object.keys(others),
    ]
    expect([...new Set(tried)].toSorted()).toEqual(changing.toSorted())
  })

  it.for(Object.entries(repetitions))(
    'leaves the database of one request: %s',
    async ([, { call, of, refused }], { expect }) => {
      const options = await of({ email, bearer })
      const first = await request(call, options)
      expect(first.errors).toEqual([])
      // Some emails are written after the response.
      if (call === forgotPassword) await tokenOfLastMail(email, 'password_reset')
      const once = await tables()
      const again = await request(call, options)
      if (call === forgotPassword) await new Promise((resolve) => setTimeout(resolve, 200))
      expect(await tables()).toEqual(once)
      if (refused) expect(again.errors[0]?.code).toBe(refused)
      else expect(again.response).toEqual(first.response)
    },
  )
})
