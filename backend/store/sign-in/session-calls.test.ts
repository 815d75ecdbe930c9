import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { getCart } from '../../../domain/contract/store-cart.ts'
import { getUser, login, register } from '../../../domain/contract/store-account.ts'
import { changePassword } from '../../../domain/contract/store-password.ts'
import { deleteUser, exportUser } from '../../../domain/contract/store-privacy.ts'
import { endSessions, getSession, loginAs } from '../../../domain/contract/store-session.ts'
import { app } from '../../app.ts'
import { confirmAction } from '../../../domain/contract/store-confirmation.ts'
import { tokenOfLastMail } from '../../testing/last-mail.ts'
import { both, person } from '../../testing/repeating-customer.ts'
import { request } from '../../testing/request.ts'
import { demoPassword, guestCart, loginAs as logIn, valueOf } from '../../testing/shop.ts'
import { type LandingClaims, landingClaims, signLandingToken } from './landing-token.ts'

const secret = 'test-login-as-secret-0123456789'
const identitySecret = 'test-identity-secret-0123456789-0123'

/** A valid token for the German shop; `change` overrides its claims. */
function operatorToken(
  change: Partial<Record<string, unknown>> = {},
  key = secret,
  at = new Date(),
) {
  const own = { kind: 'operator', customerId: 'demo-b2b', operator: 'Olga vom Service' } as const
  // Some tests sign invalid claims.
  return signLandingToken(
    { ...own, ...landingClaims('de', 'erp', at), ...change } as LandingClaims,
    key,
  )
}

function identityToken(email: string, key = identitySecret) {
  const claims = landingClaims('de', 'portal', new Date())
  return signLandingToken({ kind: 'identity', email, ...claims }, key)
}

/** Amount of a customer's cart. */
async function sizeOfCart(bearer: string): Promise<number> {
  const { items } = (await request(getCart, { bearer })).response.data
  return items.reduce((sum, { amount }) => sum + amount, 0)
}

async function landingRows() {
  const { results } = await env.DB.prepare(
    `SELECT key_id, call, status, outcome FROM operator_audit WHERE call LIKE '% login of %' ORDER BY id`,
  ).all()
  return results
}

/** A new account's link, opened in the browser of a session. */
async function confirmAccount(bearer: string) {
  const email = `${crypto.randomUUID()}@shop.example`
  await request(register, {
    body: { ...person, ...both('frische-luft-27'), email, newsletter: false },
  })
  const token = await tokenOfLastMail(email, 'confirm_account')
  return request(confirmAction, { bearer, body: { token } })
}

const signIns = {
  'a password': (bearer: string) =>
    request(login, {
      bearer,
      body: { email: 'handwerk@luftbasis.example', password: demoPassword },
    }),
  'the link of a new account': confirmAccount,
  'an operator’s link': async (bearer: string) =>
    request(loginAs, { bearer, body: { token: await operatorToken() } }),
  'an identity provider': async (bearer: string) =>
    request(loginAs, {
      bearer,
      body: { token: await identityToken('handwerk@luftbasis.example') },
    }),
}

describe('§4 session', () => {
  it.for(Object.entries(signIns))(
    'by %s ends the one that the browser had, of another customer too',
    async ([, signIn], { expect }) => {
      const bearer = await logIn('kunde@luftbasis.example')
      const elsewhere = await logIn('kunde@luftbasis.example')
      const sessions = await valueOf('SELECT count(*) FROM session')
      const { status, response } = await signIn(bearer)
      expect([status, response.data.access_token]).toEqual([200, expect.any(String)])
      expect((await request(getUser, { bearer })).status).toBe(401)
      expect((await request(getUser, { bearer: elsewhere })).status).toBe(200)
      expect(await valueOf('SELECT count(*) FROM session')).toBe(sessions)
    },
  )

  it('§9: has an id of 24 hexadecimal characters that is stable for the session', async ({
    expect,
  }) => {
    const bearer = await logIn('kunde@luftbasis.example')
    const first = (await request(getSession, { bearer })).response.data
    expect(first).toMatchObject({ type: 'customer', operator: null })
    expect(first.id).toMatch(/^[0-9a-f]{24}$/)
    expect(Date.parse(first.expiresAt ?? '')).toBeGreaterThan(Date.now() + 6 * 86_400_000)
    expect((await request(getSession, { bearer })).response.data.id).toBe(first.id)
    const other = await logIn('kunde@luftbasis.example')
    expect((await request(getSession, { bearer: other })).response.data.id).not.toBe(first.id)
    expect((await request(getSession, { bearer: 'none' })).status).toBe(401)
  })

  it('is stable for a guest cart, and new for everybody else', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    const [a, b, c, d] = await Promise.all([
      request(getSession, { cartToken }),
      request(getSession, { cartToken }),
      request(getSession),
      request(getSession),
    ])
    expect(a.response.data).toMatchObject({ type: 'guest', expiresAt: null })
    expect(b.response.data.id).toBe(a.response.data.id)
    expect(new Set([a, c, d].map(({ response: result }) => result.data.id)).size).toBe(3)
  })
})

describe('§4 login-as-user', () => {
  it('opens a marked session of an hour and ends the current one', async ({ expect }) => {
    const own = await logIn('kunde@luftbasis.example')
    const token = await operatorToken()
    const { response: result } = await request(loginAs, { bearer: own, body: { token } })
    const bearer = result.data.access_token
    expect((await request(getUser, { bearer })).response.data).toMatchObject({
      id: 'demo-b2b',
      operator: 'Olga vom Service',
    })
    const session = (await request(getSession, { bearer })).response.data
    expect(session.operator).toBe('Olga vom Service')
    expect(Date.parse(session.expiresAt ?? '')).toBeLessThanOrEqual(Date.now() + 3_600_000)
    expect((await request(getUser, { bearer: own })).status).toBe(401)
  })

  it('§6: cannot change the password, end sessions, export or delete data', async ({ expect }) => {
    const bearer = (await request(loginAs, { body: { token: await operatorToken() } })).response
      .data.access_token
    const password = 'neue-frische-luft'
    const replies = await Promise.all([
      request(changePassword, {
        bearer,
        body: { old_password: demoPassword, password, password_confirmation: password },
      }),
      request(exportUser, { bearer }),
      request(deleteUser, { bearer, body: { password: demoPassword } }),
      request(endSessions, { bearer, params: { id: 'others' } }),
    ])
    for (const { errors } of replies) {
      expect(errors[0]).toMatchObject({ status: 403, code: 'operator_session' })
    }
  })

  it('accepts a token once, in time, as signed', async ({ expect }) => {
    const token = await operatorToken()
    const [claims = '', signature = ''] = token.split('.')
    const forged = btoa(JSON.stringify({ kind: 'operator', customerId: 'demo-b2c' }))
    await request(loginAs, { body: { token } })
    const bad = [
      token,
      `${token}.again`,
      `${forged}.${signature}`,
      `${claims}.${'0'.repeat(64)}`,
      claims,
      await operatorToken({}, secret, new Date(Date.now() - 300_001)),
      await operatorToken({ expiresAt: new Date(Date.now() + 3_600_000).toISOString() }),
      await operatorToken({ audience: 'cz' }),
      await operatorToken({ customerId: 'nobody' }),
      await operatorToken({}, 'another-secret-0123456789'),
      await operatorToken({}, identitySecret),
      await identityToken('kunde@luftbasis.example', secret),
      await identityToken('niemand@luftbasis.example'),
      'x',
      '.',
    ]
    for (const attempt of bad) {
      const { errors } = await request(loginAs, { body: { token: attempt } })
      expect(errors[0], attempt).toMatchObject({ status: 401, code: 'login_as_invalid' })
    }
  })

  it('opens one session for ten concurrent uses of a token', async ({ expect }) => {
    const token = await operatorToken()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => request(loginAs, { body: { token } })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is valid at its own shop, wherever else it was tried before', async ({ expect }) => {
    const token = await operatorToken({ audience: 'cz' })
    expect((await request(loginAs, { body: { token }, domain: 'de' })).status).toBe(401)
    expect((await request(loginAs, { body: { token }, domain: 'cz' })).status).toBe(200)
  })

  it('audits every signed token, and no forged one', async ({ expect }) => {
    await env.DB.exec('DELETE FROM operator_audit')
    const token = await operatorToken()
    const other = await operatorToken({ audience: 'cz' })
    const forged = await operatorToken({}, 'another-secret-0123456789')
    for (const each of [token, token, other, forged]) {
      await request(loginAs, { body: { token: each } })
    }
    const row = { key_id: 'erp', call: 'operator login of demo-b2b', status: 403 }
    expect(await landingRows()).toEqual([
      { ...row, status: 200, outcome: 'done' },
      { ...row, outcome: 'used' },
      { ...row, outcome: 'wrong_audience' },
    ])
  })

  it('does not touch the cart of the operator’s browser', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    const before = await sizeOfCart(await logIn('handwerk@luftbasis.example'))
    const body = { token: await operatorToken() }
    const { response: result } = await request(loginAs, { cartToken, body })
    expect(await sizeOfCart(result.data.access_token)).toBe(before)
  })
})

describe('§2 /auth/proxy for an identity provider', () => {
  it('opens the customer’s ordinary session with their guest cart, once', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    const before = await sizeOfCart(await logIn('kunde@luftbasis.example'))
    const token = await identityToken('Kunde@luftbasis.example')
    const { response: result } = await request(loginAs, { cartToken, body: { token } })
    const bearer = result.data.access_token
    expect((await request(getUser, { bearer })).response.data.operator).toBeUndefined()
    const session = (await request(getSession, { bearer })).response.data
    expect(session).toMatchObject({ type: 'customer', operator: null })
    expect(Date.parse(session.expiresAt ?? '')).toBeGreaterThan(Date.now() + 6 * 86_400_000)
    expect(await sizeOfCart(bearer)).toBe(before + 1)
    expect((await request(loginAs, { body: { token } })).status).toBe(401)
  })

  it('is off without its secret, independent of the operators’', async ({ expect }) => {
    const post = async (token: string) =>
      app.request(
        '/store/api/oauth/login-as',
        { method: 'POST', body: JSON.stringify({ token }) },
        { ...env, IDENTITY_SECRET: '' },
      )
    expect((await post(await identityToken('kunde@luftbasis.example'))).status).toBe(401)
  })
})

describe('§4 login-as-user, bad input', () => {
  it('§8: requires a token, with an error in the caller’s language', async ({ expect }) => {
    expect((await request(loginAs, { body: {}, locale: 'cs' })).errors).toEqual([
      { status: 422, field: 'token', code: 'invalid', title: 'Vyplňte prosím toto pole.' },
    ])
  })

  it('answers 404 without a secret', async ({ expect }) => {
    const response = await app.request(
      '/store/api/oauth/login-as',
      { method: 'POST', body: JSON.stringify({ token: 'x' }) },
      { ...env, LOGIN_AS_SECRET: '', IDENTITY_SECRET: '' },
    )
    expect(response.status).toBe(404)
  })
})
