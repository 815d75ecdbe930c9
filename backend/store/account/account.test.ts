import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { getUser, login, logout, register } from '../../../domain/contract/store-account.ts'
import { addCartItem, getCart } from '../../../domain/contract/store-cart.ts'
import { ask } from '../../test/ask.ts'
import { demoPassword, guestCart, loginAs, valueOf } from '../../test/shop.ts'

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
  terms: true,
}

describe('§4 login and logout', () => {
  it('opens a session, shows the user, ends the session', async ({ expect }) => {
    const bearer = await loginAs('KUNDE@luftbasis.example')
    const { answer } = await ask(getUser, { bearer })
    expect(answer.data).toMatchObject({
      email: 'kunde@luftbasis.example',
      variant: 'b2c',
      restricted: false,
    })
    expect(await valueOf('SELECT count(*) FROM session WHERE token_hash = ?1', bearer)).toBe(0)
    await ask(logout, { bearer })
    expect((await ask(getUser, { bearer })).status).toBe(401)
  })

  it('tells wrong passwords and unknown addresses alike', async ({ expect }) => {
    const wrong = await ask(login, {
      body: { email: 'kunde@luftbasis.example', password: 'falsch' },
    })
    const unknown = await ask(login, {
      body: { email: 'niemand@luftbasis.example', password: 'falsch' },
    })
    expect(wrong.errors).toEqual([
      { status: 401, code: 'wrong_login', title: 'E-Mail-Adresse oder Passwort ist falsch.' },
    ])
    expect(unknown.errors).toEqual(wrong.errors)
  })

  it('§8: stops guessing after ten attempts', async ({ expect }) => {
    const email = 'opfer@luftbasis.example'
    const replies = await Promise.all(
      Array.from({ length: 14 }, () =>
        ask(login, { body: { email, password: 'falsch' }, from: '203.0.113.9' }),
      ),
    )
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(4)
  })

  it('refuses a session that is over, and a token that is none', async ({ expect }) => {
    const bearer = await loginAs('kunde@luftbasis.example')
    await env.DB.prepare(`UPDATE session SET expires_at = '2020-01-01'`).run()
    expect((await ask(getUser, { bearer })).status).toBe(401)
    expect((await ask(getCart, { bearer })).status).toBe(401)
    expect((await ask(getUser)).status).toBe(401)
    expect((await ask(getCart, { bearer: 'x' })).status).toBe(401)
  })

  it('§6: shows who is restricted', async ({ expect }) => {
    const bearer = await loginAs('gesperrt@luftbasis.example')
    expect((await ask(getUser, { bearer })).answer.data.restricted).toBe(true)
  })

  it('merges the guest cart: equal variants are summed up', async ({ expect }) => {
    const bearer = await loginAs('kunde@luftbasis.example')
    await ask(addCartItem, { bearer, body: { id: 's100', amount: 1 } })
    const cartToken = await guestCart('s100', 2)
    await ask(addCartItem, { cartToken, body: { id: 's125', amount: 1 } })
    const next = await loginAs('kunde@luftbasis.example', { cartToken })
    const { answer } = await ask(getCart, { bearer: next })
    expect(answer.data.items.map(({ variantId, amount }) => [variantId, amount])).toEqual([
      ['s100', 3],
      ['s125', 1],
    ])
    expect(answer.meta.custom.cartToken).toBeNull()
    expect((await ask(getCart, { cartToken })).answer.data.items).toEqual([])
  })
})

describe('§7 register', () => {
  it('creates a customer with a hashed password and a session', async ({ expect }) => {
    const { answer } = await ask(register, { body: person })
    const user = await ask(getUser, { bearer: answer.data.access_token })
    expect(user.answer.data).toMatchObject({
      email: 'neu@example.org',
      firstName: 'Nina',
      variant: 'b2c',
    })
    expect(await valueOf(`SELECT password FROM customer WHERE email = 'neu@example.org'`)).toMatch(
      /^pbkdf2-sha256\$100000\$[0-9a-f]{32}\$[0-9a-f]{64}$/,
    )
    expect(await valueOf(`SELECT kind FROM mail WHERE recipient = 'Neu@Example.org'`)).toBe(
      'newsletter_activation',
    )
    const taken = await ask(register, {
      body: { ...person, email: 'neu@EXAMPLE.org' },
      locale: 'sk',
    })
    expect(taken.errors[0]).toMatchObject({ status: 422, field: 'email', code: 'email_taken' })
  })

  it('§5: asks for equal passwords of eight characters', async ({ expect }) => {
    const short = await ask(register, {
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
    const unequal = await ask(register, {
      body: { ...person, email: 'a@example.org', password_confirmation: demoPassword },
    })
    expect(unequal.errors[0]).toMatchObject({ status: 422, field: 'password_confirmation' })
  })

  it('§5: checks phone, company number and postcode', async ({ expect }) => {
    const { errors } = await ask(register, {
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

  it('keeps the address as the default of the address book', async ({ expect }) => {
    const address = {
      street: 'Dlouhá',
      houseNumber: '1',
      city: 'Brno',
      postcode: '602 00',
      country: 'CZE',
    }
    const { answer } = await ask(register, {
      body: { ...person, email: 'c@example.org', formalTitle: 'Ing.', address },
    })
    const user = await ask(getUser, { bearer: answer.data.access_token })
    expect(user.answer.data).toMatchObject({ address, formalTitle: 'Ing.', variantHash: 'b2c' })
  })

  it('creates one customer for two registrations at once', async ({ expect }) => {
    const body = { ...person, email: 'doppelt@example.org' }
    const replies = await Promise.all([ask(register, { body }), ask(register, { body })])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})
