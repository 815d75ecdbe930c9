import { Hono } from 'hono'
import { hookHeaders, Purge, signedText } from '../../domain/contract/purge.ts'
import { isolateOf } from '../cache/isolate.ts'
import { pagesTier } from '../cache/platform/pages-tier.ts'
import type { AppEnv } from '../env.ts'
import { hmacMatchesAny } from '../../domain/crypto/hmac.ts'
import { readBody } from '../upstream/read-body.ts'

/** Accepted clock skew of a signed request, in milliseconds. */
const window = 5 * 60_000
const maxBody = 64 * 1024

/** Webhooks of CMS and store. */
export const hooks = new Hono<AppEnv>().post('/purge', async (c) => {
  c.header('Cache-Control', 'no-store')
  const body = await readBody(new Response(c.req.raw.body), maxBody).catch(() => null)
  if (body === null) return c.json(failure(413, 'too large'), 413)
  const timestamp = c.req.header(hookHeaders.timestamp) ?? ''
  const signature = c.req.header(hookHeaders.signature) ?? ''
  if (!isRecent(timestamp)) return c.json(failure(401, 'not signed, or not in time'), 401)
  const { PURGE_SECRET, FORMER_PURGE_SECRET } = c.var.config
  const secrets = [PURGE_SECRET, FORMER_PURGE_SECRET]
  if (!(await hmacMatchesAny(secrets, signedText(timestamp, body), signature))) {
    return c.json(failure(401, 'not signed, or not in time'), 401)
  }
  const purge = Purge.safeParse(parseJson(body))
  if (!purge.success) {
    const field = purge.error.issues[0]?.path.join('.')
    return c.json(failure(422, 'does not fit', field), 422)
  }
  const { tags, updatedAt, bookmark } = purge.data
  try {
    await isolateOf(c.env).tags.purge(tags, Date.parse(updatedAt), { bookmark })
  } catch {
    // This isolate has the purge; the sender must retry so that the others get it.
    return c.json(failure(503, 'not everybody could be told'), 503, { 'Retry-After': '2' })
  }
  const tier = pagesTier(c, {})
  const isTaken =
    !tier || (await isolateOf(c.env).invalidations.send(tags, (part) => tier.invalidate(part)))
  // All isolates get the purge from KV; the platform's copies stay unusable until it is
  // invalidated.
  if (!isTaken)
    return c.json(failure(503, 'the tier of pages could not be told'), 503, { 'Retry-After': '12' })
  return c.body(null, 204)
})

function isRecent(timestamp: string): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(Date.now() - Number(timestamp) * 1000) <= window
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function failure(status: number, title: string, field?: string) {
  return { errors: [{ status, title, ...(field ? { field } : {}) }] }
}
