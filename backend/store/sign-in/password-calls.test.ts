import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { getUser, login } from '../../../domain/contract/store-account.ts'
import {
  changePassword,
  checkResetToken,
  forgotPassword,
  resetPassword,
} from '../../../domain/contract/store-password.ts'
import { request } from '../../testing/request.ts'
import { findLastMail, tokenOfLastMail } from '../../testing/last-mail.ts'
import { demoPassword, loginAs, valueOf, registerAndConfirm } from '../../testing/shop.ts'

const email = 'kunde@luftbasis.example'
const callbackUrl = '/passwordReset'
const password = 'neue-frische-luft'
const reset = { email, password, password_confirmation: password }

async function requestToken(address = email): Promise<string> {
  // The email is written after the response: an earlier one must not be mistaken for it.
  await env.DB.batch([
    env.DB.prepare('DELETE FROM attempt'),
    env.DB.prepare(`DELETE FROM mail WHERE kind = 'password_reset'`),
  ])
  await request(forgotPassword, { body: { callbackUrl, email: address } })
  return tokenOfLastMail(address, 'password_reset')
}

/** A customer for one test, whose password may change. */
async function newCustomer(address: string): Promise<string> {
  return registerAndConfirm({
    email: address,
    firstName: 'Paul',
    lastName: 'Passwort',
    phone: '',
    password: demoPassword,
    password_confirmation: demoPassword,
    business: null,
    address: null,
    newsletter: false,
    terms: true,
  })
}

describe('§7 forgot-password', () => {
  it('mails a link to the requested page, in the caller’s language', async ({ expect }) => {
    const { response } = await request(forgotPassword, {
      body: { callbackUrl: 'http://localhost:8787/passwordReset?step=2', email },
      locale: 'cs',
    })
    expect(response).toEqual({ data: { done: true } })
    const token = await tokenOfLastMail(email)
    const mail = await findLastMail(email)
    expect(mail).toMatchObject({ kind: 'password_reset', subject: 'Nastavení nového hesla' })
    expect(mail?.text).toContain('http://localhost:8787/passwordReset?step=2&token=')
    expect(await valueOf('SELECT count(*) FROM password_reset WHERE token_hash = ?1', token)).toBe(
      0,
    )
  })

  it('answers an unknown address alike, without a mail', async ({ expect }) => {
    const unknown = 'niemand@luftbasis.example'
    const { status, response } = await request(forgotPassword, {
      body: { callbackUrl, email: unknown },
    })
    expect([status, response]).toEqual([200, { data: { done: true } }])
    expect(await findLastMail(unknown)).toBeNull()
  })

  it('§8: never links to another host', async ({ expect }) => {
    for (const page of ['https://evil.example/', '//evil.example', 'javascript:alert(1)']) {
      const { errors } = await request(forgotPassword, { body: { callbackUrl: page, email } })
      expect(errors[0]).toMatchObject({ status: 422, field: 'callbackUrl' })
    }
  })

  it('§8: has the same rate limit for known and unknown addresses', async ({ expect }) => {
    for (const address of ['handwerk@luftbasis.example', 'keiner@luftbasis.example']) {
      const replies = []
      for (let attempt = 0; attempt < 7; attempt++) {
        const body = { callbackUrl, email: address }
        replies.push((await request(forgotPassword, { body, from: '203.0.113.9' })).status)
      }
      expect(replies).toEqual([200, 200, 200, 200, 200, 429, 429])
    }
  })
})

describe('§7 reset-password', () => {
  it('sets the password once, ends all sessions and notifies the customer', async ({ expect }) => {
    const address = 'zurueck@example.org'
    const bearer = await newCustomer(address)
    const token = await requestToken(address)
    const body = { ...reset, email: 'Zurueck@Example.org', token }
    expect((await request(resetPassword, { body })).response).toEqual({ data: { done: true } })
    expect((await request(getUser, { bearer })).status).toBe(401)
    expect((await request(login, { body: { email: address, password } })).status).toBe(200)
    expect(
      (await request(login, { body: { email: address, password: demoPassword } })).status,
    ).toBe(401)
    expect((await findLastMail(address))?.kind).toBe('password_changed')
    // Sent again because its response was lost.
    expect((await request(resetPassword, { body })).response).toEqual({ data: { done: true } })
    const other = { ...body, password: 'andere-luft', password_confirmation: 'andere-luft' }
    expect((await request(resetPassword, { body: other })).errors[0]).toMatchObject({
      status: 422,
      code: 'reset_invalid',
    })
  })

  it('accepts the link of an earlier mail, and then none of the others', async ({ expect }) => {
    const address = 'ungeduldig@example.org'
    await newCustomer(address)
    const first = await requestToken(address)
    await env.DB.prepare('UPDATE password_reset SET expires_at = ?1')
      .bind(new Date(Date.now() + 3_000_000).toISOString())
      .run()
    const second = await requestToken(address)
    const set = (token: string, word: string) =>
      request(resetPassword, {
        body: { email: address, token, password: word, password_confirmation: word },
      })
    expect((await set(first, password)).status).toBe(200)
    expect((await set(second, 'andere-luft')).errors[0]).toMatchObject({ code: 'reset_invalid' })
  })

  it('reports before the form whether a link is used, expired or unknown', async ({ expect }) => {
    const address = 'nachgesehen@example.org'
    await newCustomer(address)
    const isOpen = async (token: string) =>
      (await request(checkResetToken, { body: { token } })).response.data.isOpen
    const [first, second] = [await requestToken(address), 'invented']
    expect([await isOpen(first), await isOpen(first), await isOpen(second)]).toEqual([
      true,
      true,
      false,
    ])
    await request(resetPassword, { body: { ...reset, email: address, token: first } })
    expect(await isOpen(first)).toBe(false)
    await env.DB.prepare('UPDATE password_reset SET used_at = NULL, expires_at = ?1')
      .bind(new Date().toISOString())
      .run()
    expect(await isOpen(first)).toBe(false)
  })

  it('accepts one of two concurrent requests', async ({ expect }) => {
    const address = 'zweimal@example.org'
    await newCustomer(address)
    const body = { ...reset, email: address, token: await requestToken(address) }
    const replies = await Promise.all([
      request(resetPassword, { body }),
      request(resetPassword, {
        body: { ...body, password: 'andere-luft', password_confirmation: 'andere-luft' },
      }),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('refuses tokens that are older than an hour, forged or for another address', async ({
    expect,
  }) => {
    const token = await requestToken()
    const attempts = [
      { ...reset, token: 'invented' },
      { ...reset, token: `' OR 1=1 --` },
      { ...reset, email: 'handwerk@luftbasis.example', token },
    ]
    for (const body of attempts) {
      const { errors } = await request(resetPassword, { body })
      expect(errors[0]).toMatchObject({ status: 422, code: 'reset_invalid' })
    }
    await env.DB.prepare('UPDATE password_reset SET expires_at = ?1')
      .bind(new Date().toISOString())
      .run()
    expect((await request(resetPassword, { body: { ...reset, token } })).status).toBe(422)
    expect(await loginAs(email)).toBeTruthy()
  })

  it('§5: does not use up a token for passwords that differ or are short', async ({ expect }) => {
    const address = 'vertippt@example.org'
    await newCustomer(address)
    const token = await requestToken(address)
    const body = { ...reset, email: address, token }
    const unequal = await request(resetPassword, { body: { ...body, password_confirmation: 'x' } })
    expect(unequal.errors[0]).toMatchObject({ status: 422, field: 'password_confirmation' })
    const short = await request(resetPassword, {
      body: { ...body, password: 'kurz', password_confirmation: 'kurz' },
      locale: 'sk',
    })
    expect(short.errors[0]).toMatchObject({
      field: 'password',
      title: 'Zadajte aspoň 8 znakov.',
    })
    expect((await request(resetPassword, { body })).status).toBe(200)
  })
})

describe('§7 user/password', () => {
  it('changes the password and ends all other sessions', async ({ expect }) => {
    const address = 'wechsel@example.org'
    const bearer = await newCustomer(address)
    const other = (await request(login, { body: { email: address, password: demoPassword } }))
      .response.data.access_token
    const link = await requestToken(address)
    const body = { old_password: demoPassword, password, password_confirmation: password }
    expect((await request(changePassword, { bearer, body })).status).toBe(200)
    expect((await request(getUser, { bearer })).status).toBe(200)
    expect((await request(getUser, { bearer: other })).status).toBe(401)
    expect((await request(login, { body: { email: address, password } })).status).toBe(200)
    const late = await request(resetPassword, { body: { ...reset, email: address, token: link } })
    expect(late.status).toBe(422)
  })

  it('refuses a wrong old password, and limits guessing', async ({ expect }) => {
    const bearer = await newCustomer('raten@example.org')
    const body = { old_password: 'falsch', password, password_confirmation: password }
    expect((await request(changePassword, { bearer, body, locale: 'en' })).errors).toEqual([
      {
        status: 422,
        field: 'old_password',
        code: 'wrong_password',
        title: 'The password is wrong.',
      },
    ])
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => request(changePassword, { bearer, body })),
    )
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(3)
    expect((await request(changePassword, { body })).status).toBe(401)
  })
})
