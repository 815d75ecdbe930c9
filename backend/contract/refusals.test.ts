import { describe, expect, it } from 'vitest'
import { locales } from '../../domain/locales/locales.ts'
import { contractHeaders } from '../../domain/contract/headers.ts'
import { addCartItem } from '../../domain/contract/store-cart.ts'
import { upstreamContext, examplesWithBody, oneExampleEach } from '../testing/request-of.ts'
import { send } from '../testing/send.ts'

interface Refused {
  errors: { status: number; field?: string; title: string }[]
}

const rest = examplesWithBody.filter(({ example }) => example.call.path !== '/graphql')

describe('§7 a refusal', () => {
  it.each(rest)('is in the caller’s language: $name', async ({ example: { call, params } }) => {
    const refused = async (locale: string, text: string) => {
      const headers = { [contractHeaders.locale]: locale }
      const response = await send(call, { params, headers, text })
      const { errors } = await response.json<Refused>()
      expect(response.status, `${locale}: ${text}`).toBe(422)
      return errors
    }
    for (const text of ['null', '{"email":7,"password":"x","amount":-1}']) {
      if (call.body.safeParse(JSON.parse(text)).success) continue
      const german = await refused('de', text)
      for (const locale of locales.filter((each) => each !== 'de')) {
        const errors = await refused(locale, text)
        expect(errors.map(({ field }) => field)).toEqual(german.map(({ field }) => field))
        errors.forEach(({ title }, index) => expect(title).not.toBe(german[index]?.title))
      }
    }
  })

  it.each(examplesWithBody)('answers every body over 256 kB: $name', async ({ example }) => {
    const { call, params } = example
    const text = JSON.stringify({ text: 'x'.repeat(256 * 1024) })
    const errors = await send(call, { params, text })
    expect(errors.status).toBe(413)
    const untold = await send(call, { params, text: new Blob([text]).stream() })
    expect(untold.status).toBe(413)
    await Promise.all([errors.body?.cancel(), untold.body?.cancel()])
  })

  it('lists fifty errors at most', async () => {
    const custom = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`key${n}`, n]))
    const text = JSON.stringify({ id: 's100', amount: 1, custom })
    const response = await send(addCartItem, { text })
    expect(response.status).toBe(422)
    expect((await response.json<Refused>()).errors).toHaveLength(50)
  })

  it.each(examplesWithBody)('answers invalid JSON: $name', async ({ example }) => {
    const { call, params } = example
    const response = await send(call, { params, text: '{"a":' })
    expect(response.status).toBe(400)
    await response.body?.cancel()
  })

  it.each(oneExampleEach.filter(({ example }) => example.as === 'customer'))(
    'answers callers without a session: $name',
    async ({ example: { call, params, query, body } }) => {
      const text = body === undefined ? undefined : JSON.stringify(body)
      for (const headers of [{}, { Authorization: 'Bearer nobody' }]) {
        const response = await send(call, { params, query, headers, text })
        expect(response.status).toBe(401)
        await response.body?.cancel()
      }
    },
  )

  it.each(oneExampleEach.filter(({ example }) => example.as !== 'customer'))(
    'needs no session: $name',
    async ({ example: { call, params, query, body } }) => {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const response = await send(call, { params, query, text })
      const { errors } = await response.json<Partial<Refused> & { errors?: { code?: string }[] }>()
      expect(errors?.[0]?.code).not.toBe('unauthorized')
    },
  )

  it('is not caused by any header, whatever its value', async () => {
    const junk = ['', 'x'.repeat(5000), '__proto__', "'; --", '-1', ',,,,', 'Bearer ']
    const names = [...Object.values(contractHeaders), 'Authorization']
    for (const { name, example } of oneExampleEach.filter(
      ({ example: { as } }) => as !== 'customer',
    )) {
      const ask = await upstreamContext(example)
      for (const value of junk) {
        const headers = Object.fromEntries(names.map((header) => [header, value]))
        expect(await ask({ headers }), `${name}: ${value.slice(0, 40)}`).toMatch(
          /^(refused|answered)$/,
        )
      }
    }
  })
})
