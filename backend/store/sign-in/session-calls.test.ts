import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { getUser } from '../../../domain/contract/store-account.ts'
import { changePassword } from '../../../domain/contract/store-password.ts'
import { deleteUser, exportUser } from '../../../domain/contract/store-privacy.ts'
import { getSession, loginAs } from '../../../domain/contract/store-session.ts'
import { app } from '../../app.ts'
import { request } from '../../testing/request.ts'
import { demoPassword, guestCart, loginAs as logIn } from '../../testing/shop.ts'
import { signLoginAs } from './login-as.ts'

const secret = 'test-login-as-secret-0123456789'
const looking = { customerId: 'demo-b2b', operator: 'Olga vom Service' }

describe('§4 session', () => {
  it('§9: has an id of 24 hexadecimal characters that stays with the login', async ({ expect }) => {
    const bearer = await logIn('kunde@luftbasis.example')
    const first = (await request(getSession, { bearer })).answer.data
    expect(first).toMatchObject({ type: 'customer', operator: null })
    expect(first.id).toMatch(/^[0-9a-f]{24}$/)
    expect(Date.parse(first.expiresAt ?? '')).toBeGreaterThan(Date.now() + 6 * 86_400_000)
    expect((await request(getSession, { bearer })).answer.data.id).toBe(first.id)
    const other = await logIn('kunde@luftbasis.example')
    expect((await request(getSession, { bearer: other })).answer.data.id).not.toBe(first.id)
    expect((await request(getSession, { bearer: 'none' })).status).toBe(401)
  })

  it('stays with a guest cart, and is a new one for everybody else', async ({ expect }) => {
    const cartToken = await guestCart('s100')
    const [a, b, c, d] = await Promise.all([
      request(getSession, { cartToken }),
      request(getSession, { cartToken }),
      request(getSession),
      request(getSession),
    ])
    expect(a.answer.data).toMatchObject({ type: 'guest', expiresAt: null })
    expect(b.answer.data.id).toBe(a.answer.data.id)
    expect(new Set([a, c, d].map(({ answer }) => answer.data.id)).size).toBe(3)
  })
})

describe('§4 login-as-user', () => {
  it('opens a marked session of an hour and ends the present one', async ({ expect }) => {
    const own = await logIn('kunde@luftbasis.example')
    const token = await signLoginAs(looking, secret, new Date())
    const { answer } = await request(loginAs, { bearer: own, body: { token } })
    const bearer = answer.data.access_token
    expect((await request(getUser, { bearer })).answer.data.id).toBe('demo-b2b')
    const session = (await request(getSession, { bearer })).answer.data
    expect(session.operator).toBe('Olga vom Service')
    expect(Date.parse(session.expiresAt ?? '')).toBeLessThanOrEqual(Date.now() + 3_600_000)
    expect((await request(getUser, { bearer: own })).status).toBe(401)
  })

  it('§6: cannot change the password, nor take away or delete data', async ({ expect }) => {
    const token = await signLoginAs(looking, secret, new Date())
    const bearer = (await request(loginAs, { body: { token } })).answer.data.access_token
    const password = 'neue-frische-luft'
    const replies = await Promise.all([
      request(changePassword, {
        bearer,
        body: { old_password: demoPassword, password, password_confirmation: password },
      }),
      request(exportUser, { bearer }),
      request(deleteUser, { bearer, body: { password: demoPassword } }),
    ])
    for (const { errors } of replies) {
      expect(errors[0]).toMatchObject({ status: 403, code: 'operator_session' })
    }
  })

  it('takes a token once, in time, as it was signed', async ({ expect }) => {
    const token = await signLoginAs(looking, secret, new Date())
    const [claims = '', signature = ''] = token.split('.')
    const forged = btoa(JSON.stringify({ ...looking, customerId: 'demo-b2c' }))
    const late = await signLoginAs(looking, secret, new Date(Date.now() - 300_001))
    const unknown = await signLoginAs({ ...looking, customerId: 'nobody' }, secret, new Date())
    const stranger = await signLoginAs(looking, 'another-secret-0123456789', new Date())
    await request(loginAs, { body: { token } })
    const bad = [
      token,
      `${token}.again`,
      `${forged}.${signature}`,
      `${claims}.${'0'.repeat(64)}`,
      claims,
      late,
      unknown,
      stranger,
      'x',
    ]
    for (const attempt of bad) {
      const { errors } = await request(loginAs, { body: { token: attempt } })
      expect(errors[0]).toMatchObject({ status: 401, code: 'login_as_invalid' })
    }
  })

  it('§8: asks for a token, in the language of who asks', async ({ expect }) => {
    expect((await request(loginAs, { body: {}, locale: 'cs' })).errors).toEqual([
      { status: 422, field: 'token', code: 'invalid', title: 'Vyplňte prosím toto pole.' },
    ])
  })

  it('does not exist without a secret', async ({ expect }) => {
    const response = await app.request(
      '/store/api/oauth/login-as',
      { method: 'POST', body: JSON.stringify({ token: 'x' }) },
      { ...env, LOGIN_AS_SECRET: '' },
    )
    expect(response.status).toBe(404)
  })
})
