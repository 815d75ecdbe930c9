import { env } from 'cloudflare:test'
import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import { accountApi } from '../../../domain/account/account-api.ts'
import type { AppEnv } from '../../env.ts'
import { requestContext } from '../../request/context.ts'
import { respondToFailure } from '../../failure.ts'
import { invoiceFile } from './invoice-file.ts'

const token = 'order-token-0123456789'
const pdf = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37, 0xff, 0xfe, 0x00])

const BACKEND = {
  fetch(url: string) {
    const { pathname } = new URL(url)
    const known = `/store/api/v1/orders/token/${token}/invoices/own/pdf`
    if (pathname !== known) return Promise.resolve(new Response('{}', { status: 404 }))
    const headers = { 'Content-Disposition': 'attachment; filename="RE2026-00001.pdf"' }
    return Promise.resolve(new Response(pdf, { headers }))
  },
}

const app = new Hono<AppEnv>().use(requestContext()).route('/api', invoiceFile)
const download = (path: string) => app.request(`https://shop.test${path}`, {}, { ...env, BACKEND })

describe('files of invoices', () => {
  it('are sent byte by byte under their own name, without caching', async () => {
    const response = await download(accountApi.invoice(token, 'own', 'pdf'))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="RE2026-00001.pdf"',
      'content-type': 'application/pdf',
    })
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(pdf)
  })

  it.each([
    accountApi.invoice('another-token-0123456789', 'own', 'pdf'),
    accountApi.invoice(token, 'of-another', 'pdf'),
    accountApi.invoice(token, 'own', 'xml'),
    accountApi.invoice('x', 'own', 'pdf'),
    '/api/invoices/../own.pdf',
    `/api/invoices/${token}/own.exe`,
  ])('answer 404 at %s', async (path) => {
    expect((await download(path)).status).toBe(404)
  })

  it.each([
    new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    Response.json({ data: null }),
    new Response(null, { status: 204 }),
  ])('are no error page, message or nothing in their place', async (result) => {
    const failing = { fetch: () => Promise.resolve(result.clone()) }
    const shop = new Hono<AppEnv>().onError(respondToFailure)
    shop.use(requestContext()).route('/api', invoiceFile)
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const path = accountApi.invoice(token, 'own', 'pdf')
    const response = await shop.request(
      `https://shop.test${path}`,
      {},
      { ...env, BACKEND: failing },
    )
    expect(response.status).toBe(503)
    expect(String(logged.mock.calls)).toContain('"expected":"application/pdf"')
    logged.mockRestore()
  })
})
