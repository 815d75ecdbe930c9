import { describe, it } from 'vitest'
import { operate } from '../testing/operator.ts'
import { merchant } from '../../demo/content/merchant.ts'

describe('bad input: the country of a merchant', () => {
  const set = (country: string) =>
    operate({ method: 'PUT', path: '/operator/merchant', body: { ...merchant, country } })

  it.for(['XXX', 'AAA', 'QQQ', 'ZZZ'])('is not %s, which names none', async (code, { expect }) => {
    const { status, response } = await set(code)
    expect([status, JSON.stringify(response)]).toEqual([
      422,
      expect.stringContaining('"field":"country"'),
    ])
  })

  it('is one of the standard, or Kosovo', async ({ expect }) => {
    for (const code of ['XKX', merchant.country]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await set(code)).status, code).toBe(200)
    }
  })
})
