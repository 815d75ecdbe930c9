import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { locales } from '../../../domain/locales/locales.ts'
import { routesOf } from '../../../domain/routes.ts'
import { getUser, login, logout, register } from '../../../domain/contract/store-account.ts'
import { addCartItem, getCart } from '../../../domain/contract/store-cart.ts'
import { confirmAction } from '../../../domain/contract/store-confirmation.ts'
import { request } from '../../testing/request.ts'
import { findLastMail, tokenOfLastMail } from '../../testing/last-mail.ts'
import {
  demoPassword,
  guestCart,
  loginAs,
  registerAndConfirm,
  valueOf,
} from '../../testing/shop.ts'

const person = {
  email: 'Neu@Example.org',
  firstName: 'Nina',
  lastName: 'Neu',
  phone: '',
  password: 'frische-luft',
  password_confirmation: 'frische-luft',
  business: null,
  address: null,
  newsletter: true,
  terms: true as const,
}

describe('§4 sign-in and sign-out', () => {
  it('opens a session, shows the user, ends the session', async ({ expect }) => {
    const bearer = await loginAs('KUNDE@luftbasis.example')
    const { response } = await request(getUser, { bearer })
    expect(response.data).toMatchObject({
      email: 'kunde@luftbasis.example',
      variant: 'b2c',
      restricted: false,
    })
    expect(await valueOf('SELECT count(*) FROM session WHERE token_hash = ?1', bearer)).toBe(0)
    await request(logout, { bearer })
    expect((await request(getUser, { bearer })).status).toBe(401)
  })

  it('answers wrong passwords and unknown addresses alike', async ({ expect }) => {
    const wrong = await request(login, {
      body: { email: 'kunde@luftbasis.example', password: 'falsch' },
    })
    const unknown = await request(login, {
      body: { email: 'niemand@luftbasis.example', password: 'falsch' },
    })
    expect(wrong.errors).toEqual([
      { status: 401, code: 'wrong_login', title: 'E-Mail-Adresse oder Passwort ist falsch.' },
    ])
    expect(unknown.errors).toEqual(wrong.errors)
  })

  it('§8: limits guessing to ten attempts', async ({ expect }) => {
    const email = 'opfer@luftbasis.example'
    const replies = await Promise.all(
      Array.from({ length: 14 }, () =>
        request(login, { body: { email, password: 'falsch' }, from: '203.0.113.9' }),
      ),
    )
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(4)
  })

  it('refuses an expired session and an invalid token', async ({ expect }) => {
    const bearer = await loginAs('kunde@luftbasis.example')
    await env.DB.prepare(`UPDATE session SET expires_at = '2020-01-01'`).run()
    expect((await request(getUser, { bearer })).status).toBe(401)
    expect((await request(getCart, { bearer })).status).toBe(401)
    expect((await request(getUser)).status).toBe(401)
    expect((await request(getCart, { bearer: 'x' })).status).toBe(401)
  })

  it('§6: marks restricted customers', async ({ expect }) => {
    const bearer = await loginAs('gesperrt@luftbasis.example')
    expect((await request(getUser, { bearer })).response.data.restricted).toBe(true)
  })

  it('merges the guest cart: equal variants are summed', async ({ expect }) => {
    const bearer = await loginAs('kunde@luftbasis.example')
    await request(addCartItem, { bearer, body: { id: 's100', amount: 1 } })
    const cartToken = await guestCart('s100', 2)
    await request(addCartItem, { cartToken, body: { id: 's125', amount: 1 } })
    const next = await loginAs('kunde@luftbasis.example', { cartToken })
    const { response } = await request(getCart, { bearer: next })
    expect(response.data.items.map(({ variantId, amount }) => [variantId, amount])).toEqual([
      ['s100', 3],
      ['s125', 1],
    ])
    expect(response.meta.custom.cartToken).toBeNull()
    expect((await request(getCart, { cartToken })).response.data.items).toEqual([])
  })
})

const welcomes = (email: string) =>
  valueOf(`SELECT count(*) FROM mail WHERE recipient = ?1 AND kind = 'account_welcome'`, email)

describe('§7 register', () => {
  it('creates nothing before the owner of the address confirms it, then a session', async ({
    expect,
  }) => {
    const { response } = await request(register, { body: person })
    expect(response).toEqual({ data: { pending: true } })
    const count = `SELECT count(*) FROM customer WHERE email = 'neu@example.org'`
    expect(await valueOf(count)).toBe(0)
    const body = { email: person.email, password: person.password }
    expect((await request(login, { body })).status).toBe(401)
    const token = await tokenOfLastMail(person.email, 'confirm_account')
    const confirmed = await request(confirmAction, { body: { token } })
    const user = await request(getUser, { bearer: confirmed.response.data.access_token })
    expect(user.response.data).toMatchObject({
      email: 'neu@example.org',
      firstName: 'Nina',
      variant: 'b2c',
    })
    expect(await valueOf(`SELECT password FROM customer WHERE email = 'neu@example.org'`)).toMatch(
      /^pbkdf2-sha256-chain\$/,
    )
    expect(await findLastMail(person.email, 'newsletter_activation')).not.toBeNull()
    expect((await request(confirmAction, { body: { token } })).errors[0]).toMatchObject({
      status: 422,
      code: 'used',
    })
    expect(await valueOf(count)).toBe(1)
    expect(await welcomes(person.email)).toBe(1)
  })

  it.for(locales)(
    'welcomes the owner in %s, without any input of the registration',
    async (locale, { expect }) => {
      const email = `willkommen-${locale}@example.org`
      const firstName = 'https://evil.example'
      await registerAndConfirm({ ...person, email, firstName, newsletter: false }, { locale })
      const mail = await findLastMail(email)
      expect(mail).toMatchObject({ kind: 'account_welcome', locale })
      expect(mail?.text).toContain(routesOf(locale).account.dashboard())
      expect(mail?.text).not.toMatch(/evil|Neu/)
    },
  )

  it('answers a known address alike and notifies its owner alone', async ({ expect }) => {
    const fresh = await request(register, { body: { ...person, email: 'ganz-neu@example.org' } })
    const known = await request(register, {
      body: { ...person, email: 'KUNDE@luftbasis.example', newsletter: false },
      locale: 'sk',
    })
    expect([known.status, known.response]).toEqual([fresh.status, fresh.response])
    expect(await findLastMail('KUNDE@luftbasis.example')).toMatchObject({
      kind: 'account_exists',
      subject: 'Zákaznícky účet už máte',
    })
    expect(
      (
        await request(login, {
          body: { email: 'kunde@luftbasis.example', password: person.password },
        })
      ).status,
    ).toBe(401)
  })

  it('mails one address a few times only, and answers alike', async ({ expect }) => {
    const body = { ...person, email: 'opfer@example.org', newsletter: false }
    for (let times = 0; times < 6; times++) {
      const other = { ...body, lastName: 'Neu'.repeat(times + 1) }
      expect((await request(register, { body: other })).response).toEqual({
        data: { pending: true },
      })
    }
    const mails = `SELECT count(*) FROM mail WHERE recipient = 'opfer@example.org'`
    expect(await valueOf(mails)).toBe(3)
  })

  it('§5: requires equal passwords of eight characters', async ({ expect }) => {
    const short = await request(register, {
      body: { ...person, email: 'a@example.org', password: 'kurz' },
    })
    expect(short.errors).toEqual([
      {
        status: 422,
        field: 'password',
        code: 'invalid',
        title: 'Bitte geben Sie mindestens 8 Zeichen ein.',
      },
    ])
    const unequal = await request(register, {
      body: { ...person, email: 'a@example.org', password_confirmation: demoPassword },
    })
    expect(unequal.errors[0]).toMatchObject({ status: 422, field: 'password_confirmation' })
  })

  it('§5: validates phone, company number and postcode', async ({ expect }) => {
    const { errors } = await request(register, {
      body: {
        ...person,
        email: 'b@example.org',
        phone: '12345',
        business: { businessName: '', tin: '12345670', vatin: '', vatinsvk: '' },
        address: {
          street: 'Dlouhá',
          houseNumber: '1',
          city: 'Brno',
          postcode: '6',
          country: 'CZE',
        },
      },
    })
    expect(errors.map(({ status, field }) => [status, field])).toEqual([
      [422, 'phone'],
      [422, 'business.businessName'],
      [422, 'business.tin'],
      [422, 'address.postcode'],
    ])
  })

  it('saves the address as the default of the address book', async ({ expect }) => {
    const address = {
      street: 'Dlouhá',
      houseNumber: '1',
      city: 'Brno',
      postcode: '602 00',
      country: 'CZE',
    }
    const bearer = await registerAndConfirm({
      ...person,
      email: 'c@example.org',
      formalTitle: 'Ing.',
      address,
    })
    const user = await request(getUser, { bearer })
    expect(user.response.data).toMatchObject({ address, formalTitle: 'Ing.', variantHash: 'b2c' })
  })

  it('creates one customer of two registrations confirmed concurrently', async ({ expect }) => {
    const body = { ...person, email: 'doppelt@example.org', newsletter: false }
    const tokens = []
    for (let times = 0; times < 2; times++) {
      await request(register, { body })
      tokens.push(await tokenOfLastMail(body.email))
    }
    const replies = await Promise.all(
      tokens.map((token) => request(confirmAction, { body: { token } })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await welcomes(body.email)).toBe(1)
  })
})
