import { env } from 'cloudflare:test'
import { afterEach, describe, it } from 'vitest'
import { findCodes } from '../../../../domain/contract/cms-codes.ts'
import { request } from '../../../testing/request.ts'

const eanOf = (id: string) => `4${parseInt(id, 36).toString().padStart(12, '0')}`

async function found(codes: string[], groups = '') {
  const { response } = await request(findCodes, { body: { codes }, groups })
  return response.data
}
const ids = async (codes: string[], groups = '') =>
  (await found(codes, groups)).map(({ variants }) => variants.map(({ id }) => id))

afterEach(async () => {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM restricted_view'),
    env.DB.prepare(`DELETE FROM variant_code WHERE code = 'GLEICH'`),
  ])
})

describe('§4 codes of a bulk order', () => {
  it('find variants by product code, EAN and manufacturer’s code, in any notation', async ({
    expect,
  }) => {
    const codes = ['LB-S125', 'lb s100', eanOf('w125'), 'M-last1', 'nope', ' / ']
    expect(await ids(codes)).toEqual([['s125'], ['s100'], ['w125'], ['last1'], [], []])
  })

  it('are returned in order, once per request', async ({ expect }) => {
    const response = await found(['LB-S125', 'nope', 'LB-S125'])
    expect(response.map(({ code }) => code)).toEqual(['LB-S125', 'nope', 'LB-S125'])
    expect(response[2]?.variants).toHaveLength(1)
  })

  it('return every variant with a shared code', async ({ expect }) => {
    await env.DB.prepare(
      `INSERT INTO variant_code SELECT 'GLEICH', n FROM variant WHERE id IN ('s100', 's125')`,
    ).run()
    expect(await ids(['gleich'])).toEqual([['s100', 's125']])
  })

  it('PAngV § 4: return the price per measure', async ({ expect }) => {
    const [sold, piece] = await found(['LB-W100', 'LB-S100'])
    expect(sold?.variants[0]?.prices.basePrice).toMatchObject({ withTax: 6, unit: 'm' })
    expect(piece?.variants[0]?.prices.basePrice).toBeNull()
  })

  it('return price, stock and the data of a table row', async ({ expect }) => {
    const [line] = await found(['LB-S100'])
    expect(line?.variants[0]).toMatchObject({
      id: 's100',
      catalogCode: 'LB-S100',
      product: { id: 'badluefter-silva', slug: 'badluefter-silva', saleable: true },
      unit: { code: 'piece', step: 1 },
      availability: { isAvailable: true },
    })
    expect(line?.variants[0]?.prices.unitWithTax).toBeGreaterThan(0)
  })

  it('do not find variants hidden from the price group (§6)', async ({ expect }) => {
    await env.DB.prepare(
      `INSERT INTO restricted_view VALUES ('product', 'badluefter-silva', 'handwerk')`,
    ).run()
    expect(await ids(['LB-S100'])).toEqual([[]])
    expect(await ids(['LB-S100'], 'handwerk')).toEqual([['s100']])
  })

  it('are limited to five hundred', async ({ expect }) => {
    const many = Array.from({ length: 500 }, (_, n) => `X-${n}`)
    expect(await ids(many)).toHaveLength(500)
    const body = { codes: [...many, 'one more'] }
    expect((await request(findCodes, { body })).status).toBe(422)
  })
})
