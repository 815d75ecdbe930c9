import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import {
  activateNewsletter,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '../../domain/contract/store-services.ts'
import { register } from '../../domain/contract/store-account.ts'
import { readConfig } from '../env.ts'
import { request } from '../testing/request.ts'
import { valueOf } from '../testing/shop.ts'
import { activationPage } from './newsletter.ts'

const terms = true
const mailTo = (email: string) =>
  valueOf('SELECT text FROM mail WHERE recipient = ?1 ORDER BY created_at DESC, rowid DESC', email)

/** Subscribes an address and returns the token of its email. */
async function subscribe(email: string): Promise<string> {
  const body = { email, callbackUrl: '/aktivieren', terms }
  await request(subscribeNewsletter, { body })
  return tokenIn(await mailTo(email))
}

function tokenIn(text: unknown): string {
  const [, token = ''] = /token=([\w-]{43})/.exec(String(text)) ?? []
  return token
}

const activate = (token: string, locale = 'de') =>
  request(activateNewsletter, { body: { token }, locale })

async function logOf(email: string) {
  const { results } = await env.DB.prepare(
    'SELECT event, at FROM newsletter_log WHERE email = ?1 ORDER BY id',
  )
    .bind(email)
    .all<{ event: string; at: string }>()
  return results
}

describe('§7 newsletter sign-up', () => {
  it('§8: asks for confirmation by mail before a newsletter is sent', async ({ expect }) => {
    const body = { email: 'post@example.org', callbackUrl: '/aktivovat', terms }
    expect((await request(subscribeNewsletter, { body, locale: 'cs' })).response.data).toEqual({
      pending: true,
    })
    expect(await mailTo('post@example.org')).toMatch(
      /Potvrdit odběr: http:\/\/localhost:8787\/aktivovat\?token=[\w-]{43}/,
    )
    const wrong = await request(subscribeNewsletter, { body: { ...body, email: 'post@' } })
    expect(wrong.errors[0]).toMatchObject({ status: 422, field: 'email' })
  })

  it.for([
    'https://evil.example/aktivieren',
    '//evil.example/aktivieren',
    '/\\evil.example/',
    'https://localhost:8787/aktivieren',
    'http://localhost:8788/aktivieren',
    'http://evil.localhost:8787/aktivieren',
    'http://localhost:8787@evil.example/',
    'javascript:alert(1)',
    'http://',
  ])('sends no link to %s', async (callbackUrl, { expect }) => {
    const body = { email: 'opfer@example.org', callbackUrl, terms }
    const { errors } = await request(subscribeNewsletter, { body })
    expect(errors[0]).toMatchObject({ status: 422, field: 'callbackUrl' })
    expect(await mailTo('opfer@example.org')).toBeNull()
  })

  it('links to the host and the path of the language', ({ expect }) => {
    const config = readConfig({ ...env, SHOP_URLS: '{"cs":"https://shop.example.cz"}' })
    expect(activationPage(config, 'cs')).toBe('https://shop.example.cz/aktivovat')
    expect(activationPage(config, 'en')).toBe('http://localhost:8787/activate')
  })

  it('of a registration links to the same page', async ({ expect }) => {
    const email = 'mitglied@example.org'
    const password = 'frische-luft'
    const person = { firstName: 'Nina', lastName: 'Neu', phone: '', business: null, address: null }
    const body = { ...person, email, password, password_confirmation: password, terms }
    await request(register, { body: { ...body, newsletter: true } })
    expect(await mailTo(email)).toContain('http://localhost:8787/aktivieren?token=')
  })
})

describe('§2 user-activate', () => {
  it('confirms once and reports a second use', async ({ expect }) => {
    const token = await subscribe('Einmal@example.org')
    expect((await activate(token)).response.data).toEqual({ email: 'einmal@example.org' })
    expect((await activate(token)).errors).toEqual([
      { status: 422, code: 'used', title: 'Diese Anmeldung ist bereits bestätigt.' },
    ])
  })

  it('counts one of two concurrent requests', async ({ expect }) => {
    const token = await subscribe('zweimal@example.org')
    const replies = await Promise.all([activate(token), activate(token), activate(token)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    expect(await logOf('zweimal@example.org')).toHaveLength(2)
  })

  it('stores the token as a hash only, with the times of request and confirmation', async ({
    expect,
  }) => {
    const email = 'beleg@example.org'
    const token = await subscribe(email)
    await activate(token)
    const stored = await env.DB.prepare('SELECT * FROM newsletter WHERE email = ?1')
      .bind(email)
      .first()
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(await logOf(email)).toEqual([
      { event: 'requested', at: stored?.['requested_at'] },
      { event: 'confirmed', at: stored?.['confirmed_at'] },
    ])
  })

  it('sends one mail for two presses, and a later one makes no earlier link void', async ({
    expect,
  }) => {
    const email = 'ungeduldig@example.org'
    const first = await subscribe(email)
    expect(await subscribe(email)).toBe(first)
    await env.DB.prepare('UPDATE newsletter SET requested_at = ?2 WHERE email = ?1')
      .bind(email, new Date(Date.now() - 600_000).toISOString())
      .run()
    const second = await subscribe(email)
    expect(second).not.toBe(first)
    expect((await activate(first)).status).toBe(200)
    expect((await activate(second)).errors[0]).toMatchObject({ status: 422, code: 'used' })
  })

  it('accepts a new link after a confirmation, and no earlier one', async ({ expect }) => {
    const email = 'nochmal@example.org'
    const first = await subscribe(email)
    expect((await activate(first)).status).toBe(200)
    await env.DB.prepare(
      `UPDATE newsletter SET requested_at = '2026-01-01', confirmed_at = '2026-01-02' WHERE email = ?1`,
    )
      .bind(email)
      .run()
    await env.DB.prepare(`UPDATE newsletter_log SET at = '2026-01-01' WHERE email = ?1`)
      .bind(email)
      .run()
    expect((await activate(await subscribe(email))).status).toBe(200)
    expect((await activate(first)).status).toBe(422)
  })

  it('refuses a link of last week', async ({ expect }) => {
    const token = await subscribe('spaet@example.org')
    const eightDaysAgo = new Date(Date.now() - 8 * 86_400_000).toISOString()
    await env.DB.prepare(`UPDATE newsletter_log SET at = ?1`).bind(eightDaysAgo).run()
    expect((await activate(token, 'cs')).errors).toEqual([
      {
        status: 422,
        code: 'expired',
        title: 'Platnost odkazu (7 dní) vypršela. Přihlaste se prosím znovu.',
      },
    ])
    expect(
      await valueOf(`SELECT confirmed_at FROM newsletter WHERE email = 'spaet@example.org'`),
    ).toBeNull()
  })

  it.for(['', 'x', 'a'.repeat(300), "' OR 1=1 --"])('refuses %s', async (token, { expect }) => {
    expect([404, 422]).toContain((await activate(token)).status)
  })
})

describe('§7 newsletter/unsubscribe', () => {
  const unsubscribe = (token: string, locale = 'de') =>
    request(unsubscribeNewsletter, { body: { token }, locale })

  /** Subscribes and returns the token of the first newsletter. */
  async function join(email: string): Promise<string> {
    await activate(await subscribe(email))
    const link = await valueOf(
      `SELECT list_unsubscribe FROM mail WHERE recipient = ?1 AND kind = 'newsletter_welcome'
      ORDER BY created_at DESC, rowid DESC`,
      email,
    )
    return new URL(String(link)).searchParams.get('unsubscribe') ?? ''
  }

  it('the first mail names the merchant’s topics and promises no frequency', async ({ expect }) => {
    await join('themen@example.org')
    const text = await mailTo('themen@example.org')
    expect(text).toContain('Sie erhalten künftig Neuigkeiten und Angebote rund um die Lüftung.')
    expect(text).not.toContain('Monat')
  })

  it('every newsletter mail has an unsubscribe link', async ({ expect }) => {
    const token = await join('abschied@example.org')
    expect(token).toMatch(/^[\w-]{43}$/)
    const text = await mailTo('abschied@example.org')
    expect(text).toContain(
      `Newsletter abbestellen: http://localhost:8787/aktivieren?unsubscribe=${token}`,
    )
  })

  it('ends the subscription, idempotently', async ({ expect }) => {
    const email = 'tschuess@example.org'
    const token = await join(email)
    expect((await unsubscribe(token)).response.data).toEqual({ subscribed: false })
    expect((await unsubscribe(token)).status).toBe(200)
    expect(
      await valueOf('SELECT confirmed_at IS NULL FROM newsletter WHERE email = ?1', email),
    ).toBe(1)
    const events = (await logOf(email)).map(({ event }) => event)
    expect(events.filter((event) => event === 'unsubscribed')).toHaveLength(1)
  })

  it.for([
    ['used', true],
    ['unused', false],
  ] as const)('no %s link from before subscribes again', async ([name, isUsed], { expect }) => {
    const email = `${name}@example.org`
    const first = await subscribe(email)
    if (isUsed) await activate(first)
    const ahead = new Date(Date.now() + 1000).toISOString()
    await env.DB.prepare(
      `UPDATE newsletter SET confirmed_at = NULL, unsubscribed_at = ?2 WHERE email = ?1`,
    )
      .bind(email, ahead)
      .run()
    expect((await activate(first, 'en')).errors).toEqual([
      {
        status: 422,
        code: 'expired',
        title: 'You have unsubscribed since. This link is no longer valid.',
      },
    ])
    expect(await valueOf('SELECT confirmed_at FROM newsletter WHERE email = ?1', email)).toBeNull()
  })

  it('allows a new subscription', async ({ expect }) => {
    const email = 'zurueck@example.org'
    const token = await join(email)
    await unsubscribe(token)
    expect(await join(email)).toBe(token)
    expect(
      await valueOf(
        `SELECT confirmed_at IS NOT NULL AND unsubscribed_at IS NULL FROM newsletter WHERE email = ?1`,
        email,
      ),
    ).toBe(1)
  })

  it.for(['', 'x', 'a'.repeat(300), "' OR 1=1 --"])('refuses %s', async (token, { expect }) => {
    expect([404, 422]).toContain((await unsubscribe(token)).status)
  })

  it('reports an unknown link in the reader’s language', async ({ expect }) => {
    expect((await unsubscribe('unbekannt', 'cs')).errors[0]?.title).toMatch(/^Tento odkaz neznáme/)
  })
})
