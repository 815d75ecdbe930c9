import { afterEach, describe, expect, it, vi } from 'vitest'
import { exampleUser } from '../../domain/contract/testing/examples/entities/user.ts'
import { guestIdentity, identity } from '../sign-in/identity.ts'
import { determineOwner } from './determine-owner.ts'

const now = Date.UTC(2026, 10, 22)
const day = 24 * 3_600_000

/** Owners of the stored input that is left on a page of this session. */
async function leftOf(
  owners: Record<string, { owner: string; at: number }>,
  known: string,
  session: () => Promise<Response> = () => Promise.reject(new TypeError('offline')),
): Promise<string[]> {
  const items = new Map(
    Object.entries(owners).map(([name, record]) => [
      `personal.${name}.v1`,
      JSON.stringify({ ...record, value: ['typed'] }),
    ]),
  )
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {
        getItem: (key: string) => items.get(key) ?? null,
        removeItem: (key: string) => void items.delete(key),
      },
      {
        ownKeys: () => [...items.keys()],
        getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
      },
    ),
  )
  vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem: () => {} })
  vi.stubGlobal('document', { cookie: known })
  vi.stubGlobal('fetch', session)
  vi.useFakeTimers({ now, toFake: ['Date'] })
  await determineOwner()
  return Object.keys(owners).filter((name) => items.has(`personal.${name}.v1`))
}

describe('ASVS 14.3 typed input before the first interaction', () => {
  afterEach(() => {
    identity.value = null
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const stored = {
    own: { owner: exampleUser.id, at: now },
    other: { owner: 'karla', at: now },
    guest: { owner: 'guest', at: now },
    old: { owner: 'guest', at: now - day },
  }
  const signedIn = 'known=1'

  it('is left of a guest to a guest, without a request, for a day', async () => {
    const request = vi.fn<() => Promise<Response>>()
    expect(await leftOf(stored, '', request)).toEqual(['guest'])
    expect(await leftOf(stored, 'known=cart', request)).toEqual(['guest'])
    expect(request).not.toHaveBeenCalled()
    expect(identity.value).toBe(guestIdentity)
  })

  it('is left of a customer to the same customer', async () => {
    const session = () => Promise.resolve(Response.json({ user: exampleUser }))
    expect(await leftOf(stored, signedIn, session)).toEqual(['own'])
    expect(identity.value).toBe(exampleUser.id)
  })

  it('is a guest’s where the session of the cookie has ended', async () => {
    const session = () => Promise.resolve(Response.json({ user: null }))
    expect(await leftOf(stored, signedIn, session)).toEqual(['guest'])
  })

  it.each([
    ['lost', () => Promise.reject(new TypeError('offline'))],
    ['an error', () => Promise.resolve(Response.json({ errors: [] }, { status: 503 }))],
    ['not JSON', () => Promise.resolve(new Response('<p>'))],
    ['junk', () => Promise.resolve(Response.json([{ user: 1 }]))],
    ['without an id', () => Promise.resolve(Response.json({ user: {} }))],
  ])('stays until the session is known if its response is %s', async (_, session) => {
    expect(await leftOf(stored, signedIn, session)).toEqual(Object.keys(stored))
    expect(identity.value).toBeNull()
  })
})
