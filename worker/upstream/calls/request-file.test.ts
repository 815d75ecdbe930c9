import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { getCurrencies } from '../../../domain/contract/store.ts'
import { getInvoicePdf } from '../../../domain/contract/store-invoices.ts'
import { currencies, failureOf, network } from '../../testing/fake-network.ts'
import { requestUpstream } from '../request-upstream.ts'
import { requestFile } from './request-file.ts'

const params = { token: 't', invoice: '1' }
const pdf = () => new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } })
const later = (milliseconds: number) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(pdf()), milliseconds))

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

describe('§3 Order: a file that takes long to make', () => {
  it('may take four times as long as other responses', async ({ expect }) => {
    const { upstreamContext } = network(() => later(250), { UPSTREAM_TIMEOUT_MS: '100' })
    const { content } = await requestFile(upstreamContext, getInvoicePdf, params)
    expect(await content.text()).toBe('%PDF')
    const never = network(() => new Promise(() => {}), { UPSTREAM_TIMEOUT_MS: '100' })
    expect(
      await failureOf(requestFile(never.upstreamContext, getInvoicePdf, params)),
    ).toMatchObject({ kind: 'timeout' })
  })

  it('does not close the shop for others, however often it fails', async ({ expect }) => {
    const { upstreamContext } = network(
      ({ url }) => (url.endsWith('/pdf') ? new Promise(() => {}) : Response.json(currencies)),
      { UPSTREAM_TIMEOUT_MS: '100' },
    )
    const files = Array.from({ length: 6 }, () =>
      failureOf(requestFile(upstreamContext, getInvoicePdf, params)),
    )
    expect(new Set((await Promise.all(files)).map(({ kind }) => kind))).toEqual(
      new Set(['timeout']),
    )
    expect(await requestUpstream(upstreamContext, getCurrencies, {})).toEqual(currencies)
  })
})
