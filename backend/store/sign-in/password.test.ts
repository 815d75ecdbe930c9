import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { login, register } from '../../../domain/contract/store-account.ts'
import { request } from '../../testing/request.ts'
import { demoPassword, valueOf } from '../../testing/shop.ts'
import { checkPassword } from './check-password.ts'
import { hashPassword, needsRehash, verifyPassword } from './password.ts'
import { merchant } from '../../../demo/content/merchant.ts'

const email = 'kunde@luftbasis.example'
const recordOf = () => valueOf('SELECT password FROM customer WHERE email = ?1', email)

/** The former storage format. */
async function pbkdf2Record(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const bytes = new TextEncoder().encode(password)
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits'])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 100_000 }
  const hash = new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256))
  const hex = (part: Uint8Array) =>
    [...part].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return ['pbkdf2-sha256', 100_000, hex(salt), hex(hash)].join('$')
}

describe('design §8 password hashes take 600,000 rounds, within the platform’s limit', () => {
  it('contain scheme and parameters, and accept the right password only', async () => {
    const record = await hashPassword('ein ganzer Satz')
    expect(record).toMatch(/^pbkdf2-sha256-chain\$6\$100000\$[\da-f]{32}\$[\da-f]{64}$/)
    expect(await verifyPassword('ein ganzer Satz', record)).toBe(true)
    expect(await verifyPassword('ein ganzer satz', record)).toBe(false)
    expect(await verifyPassword('', null)).toBe(false)
  })

  it('are upgraded at the next sign-in, and only then', async () => {
    const old = await pbkdf2Record(demoPassword)
    expect(needsRehash(old)).toBe(true)
    await env.DB.prepare('UPDATE customer SET password = ?1 WHERE email = ?2')
      .bind(old, email)
      .run()
    const wrong = { email, password: 'falsch und lang' }
    expect((await request(login, { body: wrong })).status).toBe(401)
    expect(await recordOf()).toBe(old)
    const right = { email, password: demoPassword }
    expect((await request(login, { body: right })).status).toBe(200)
    const renewed = await recordOf()
    expect(renewed).toMatch(/^pbkdf2-sha256-chain\$/)
    expect((await request(login, { body: right })).status).toBe(200)
    expect(await recordOf()).toBe(renewed)
  })

  it.each([
    '',
    'x',
    'pbkdf2-sha256-chain$',
    'pbkdf2-sha256-chain$6$999999$00$00',
    'pbkdf2-sha256-chain$9999$1$00$00',
    'pbkdf2-sha256$NaN$00$00',
    'pbkdf3$1$1$00$00',
  ])('neither accept nor fail for a broken record: %s', async (record) => {
    expect(await verifyPassword('00', record)).toBe(false)
  })
})

describe('NIST SP 800-63B-4 blocklist', () => {
  const check = (password: string) =>
    checkPassword({ password, email: 'anna.muster@beispiel.example' }, merchant).then(
      () => 'taken',
      (error) => error.reasons[0].key,
    )

  it.each([
    '12345678',
    'password',
    'Password1',
    'PASSWORT',
    'aaaaaaaa',
    'abcdefgh',
    '98765432',
    'iloveyou',
    'sommer2026',
    'dragon1234',
    'qwertyuiop',
  ])('refuses a common password: %s', async (password) => {
    expect(await check(password)).toBe('passwordCommon')
  })

  it.each(['luftbasis', 'LuftBasis2026!', 'lueftung', 'anna.muster', 'AnnaMuster1', 'beispiel-99'])(
    'refuses the shop’s name and the own address: %s',
    async (password) => {
      expect(await check(password)).toBe('passwordName')
    },
  )

  it.each([
    demoPassword,
    'ein ganzer Satz',
    'Ventil auf, Ventil zu',
    'kx8#vQ2p',
    'штормовой ветер',
  ])('accepts any other: %s', async (password) => {
    expect(await check(password)).toBe('taken')
  })

  it('gives the reason at the field', async () => {
    const { status, errors } = await request(register, {
      body: {
        email: 'neu@example.org',
        firstName: 'Nora',
        lastName: 'Neu',
        phone: '',
        password: 'password',
        password_confirmation: 'password',
        business: null,
        address: null,
        newsletter: false,
        terms: true,
      },
    })
    expect(status).toBe(422)
    expect(errors[0]).toMatchObject({ field: 'password', code: 'password_blocked' })
    expect(errors[0]?.title).toContain('so häufig verwendet')
  })
})
