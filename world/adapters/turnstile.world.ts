import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { budgets } from '../../backend/store/budget/budgets.ts'
import { startTestShop } from '../../scripts/test/test-shop.ts'
import { type Misbehaviour, misbehaviours, startService } from './service.ts'

/* Turnstile, called by the built Worker over real HTTP, with the documented responses of
   siteverify. */

const path = '/api/newsletter'
const siteKey = '0x4AAAAAAATestSiteKey'
const passed = { success: true, 'error-codes': [], action: 'newsletter', hostname: '127.0.0.1' }
const refused = (...codes: string[]) => ({ success: false, 'error-codes': codes })

let service: Awaited<ReturnType<typeof startService>>
let shop: Awaited<ReturnType<typeof startTestShop>>
let plain: Awaited<ReturnType<typeof startTestShop>>
let people = 0
let networks = 0
let network = ''

beforeAll(async () => {
  service = await startService()
  shop = await startTestShop({
    vars: {
      TURNSTILE_SITE_KEY: siteKey,
      TURNSTILE_SECRET_KEY: 'secret-of-turnstile',
      TURNSTILE_URL: service.url,
    },
  })
  plain = await startTestShop()
})
afterAll(async () => {
  await Promise.all([shop.stop(), plain.stop()])
  service.stop()
})
beforeEach(async () => {
  service.received.length = 0
  // A separate network whose rate limit is exhausted.
  network = `203.0.113.${++networks}`
  for (const { address, db } of [shop, plain]) {
    // oxlint-disable-next-line no-await-in-loop
    await send({ email: newEmail() }, { address })
    // oxlint-disable-next-line no-await-in-loop
    await db
      .prepare('UPDATE attempt SET count = ?2 WHERE action = ?1')
      .bind(budgets.newsletter.action, budgets.newsletter.limit)
      .run()
  }
})

const newEmail = () => `mensch-${++people}@kunde.example`

interface Sent {
  address?: string
  json?: boolean
}

async function send(
  fields: Record<string, string>,
  { address = shop.address, json = false }: Sent = {},
) {
  const response = await fetch(address + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      Origin: address,
      Accept: json ? 'application/json' : 'text/html',
      'CF-Connecting-IP': network,
      'Content-Type': json ? 'application/json' : 'application/x-www-form-urlencoded',
    },
    body: json ? JSON.stringify(fields) : new URLSearchParams(fields),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const sealedOf = (text: string) => /name="sealedForm" value="([^"]+)"/.exec(text)?.[1] ?? ''

/** Opens the page with the widget; returns its form's fields besides the token. */
async function challenged(email: string) {
  const page = await send({ email })
  return { ...page, sealedForm: sealedOf(page.text) }
}

const answered = (sealedForm: string, token = 'token-of-the-widget') =>
  send({ sealedForm, 'cf-turnstile-response': token })

describe('design §8 step-up by Turnstile', () => {
  it('is offered by an uncached page of its own whose script reads nothing', async ({ expect }) => {
    const email = newEmail()
    const { status, headers, text } = await challenged(email)
    expect(status).toBe(429)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(/script-src 'nonce-[\w-]+' https:\/\/challenges\.cloudflare\.com;/)
    expect(policy).toContain('frame-src https://challenges.cloudflare.com;')
    expect(text).toContain(`data-sitekey="${siteKey}"`)
    expect(text).toContain('data-action="newsletter"')
    expect(text).toContain('<noscript>')
    expect(text).not.toContain(email)
    expect(service.received).toEqual([])
  })

  it('is offered to a script that requests JSON, and no other page names the service', async ({
    expect,
  }) => {
    const refusal = await send({ email: newEmail() }, { json: true })
    expect([refusal.status, refusal.headers.get('X-Challenge')]).toEqual([429, '1'])
    const home = await fetch(`${shop.address}/`)
    expect(home.headers.get('Content-Security-Policy')).not.toContain('cloudflare')
    expect(await home.text()).not.toMatch(/turnstile|challenges\.cloudflare/i)
  })

  it('allows one submission, verified with the secret and the token only', async ({ expect }) => {
    service.respondJson(passed)
    const { sealedForm } = await challenged(newEmail())
    const { status, text } = await answered(sealedForm)
    expect(status).toBe(200)
    expect(text).not.toContain('cf-turnstile')
    const [asked] = service.received
    expect(asked).toMatchObject({ method: 'POST', path: '/' })
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      secret: 'secret-of-turnstile',
      response: 'token-of-the-widget',
    })
    expect((await send({ email: newEmail() })).status).toBe(429)
  })

  it.for([
    ['a token used before', refused('timeout-or-duplicate'), 400],
    ['a forged token', refused('invalid-input-response'), 200],
    ['no token', refused('missing-input-response'), 200],
  ] as const)('shows the challenge again for %s', async ([, result, status], { expect }) => {
    service.respondJson(result, status)
    const { sealedForm } = await challenged(newEmail())
    const page = await answered(sealedForm)
    expect(page.status).toBe(429)
    expect(page.text).toContain('cf-turnstile')
    expect(page.text).toContain('noch einmal')
    service.respondJson(passed)
    expect((await answered(sealedOf(page.text))).status).toBe(200)
  })

  it('accepts a token once, as siteverify says', async ({ expect }) => {
    service.respondJson(passed)
    const { sealedForm } = await challenged(newEmail())
    expect((await answered(sealedForm)).status).toBe(200)
    service.respondJson(refused('timeout-or-duplicate'))
    expect((await answered(sealedForm)).status).toBe(429)
  })

  it.for([
    ['of another form', { ...passed, action: 'contact' }],
    ['of another host', { ...passed, hostname: 'evil.example' }],
    ['for a secret that is wrong', refused('invalid-input-secret')],
    ['for a failure of its own', refused('internal-error')],
  ] as const)('treats a response %s as a refusal', async ([, result], { expect }) => {
    service.respondJson(result)
    const { sealedForm } = await challenged(newEmail())
    const { status, text } = await answered(sealedForm)
    expect(status).toBe(429)
    expect(text).not.toContain('cf-turnstile')
  })

  it.for(Object.keys(misbehaviours) as Misbehaviour[])(
    'that %s refuses, within its deadline',
    async (how, { expect }) => {
      service.misbehave(how)
      const { sealedForm } = await challenged(newEmail())
      const { status, text } = await answered(sealedForm)
      expect(status).toBe(429)
      expect(text).toContain('<h1')
      expect(text).not.toContain('cf-turnstile')
      expect(service.received).toHaveLength(1)
    },
  )

  it.for(['', 'junk', btoa('x'.repeat(200))])(
    'refuses an invalid form with a message: %s',
    async (sealedForm, { expect }) => {
      service.respondJson(passed)
      const { status, text } = await answered(sealedForm)
      expect(status).toBe(400)
      expect(text).toContain('<h1')
      expect(service.received).toEqual([])
    },
  )

  it('is off unless configured', async ({ expect }) => {
    const { status, headers, text } = await send({ email: newEmail() }, { address: plain.address })
    expect(status).toBe(429)
    expect(text).not.toMatch(/turnstile|sealedForm/)
    expect(headers.get('Content-Security-Policy')).not.toContain('cloudflare')
    const json = await send({ email: newEmail() }, { address: plain.address, json: true })
    expect(json.headers.has('X-Challenge')).toBe(false)
  })
})
