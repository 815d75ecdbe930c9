import { afterEach, describe, it, vi } from 'vitest'
import { openForm, sealForm } from './sealed-form.ts'

const secret = 'a-secret-of-the-shop'
const path = '/api/checkout/place'
const fields = { fullName: 'Jürgen Žák', password: 'ein ganzer Satz', note: '' }

afterEach(() => vi.useRealTimers())

describe('design §8 an encrypted form', () => {
  it('opens unchanged by its own path and secret, for a quarter of an hour', async ({ expect }) => {
    const sealed = await sealForm(secret, path, fields)
    expect(atob(sealed)).not.toContain('Satz')
    expect(await openForm(secret, path, sealed)).toEqual(fields)
    expect(await openForm(secret, '/api/contact', sealed)).toBeNull()
    expect(await openForm('another-secret-of-16', path, sealed)).toBeNull()
    vi.useFakeTimers({ now: Date.now() + 16 * 60_000 })
    expect(await openForm(secret, path, sealed)).toBeNull()
  })

  it.for(['', '%%%', 'AAAA', btoa('x'.repeat(80))])(
    'does not open for junk: %s',
    async (junk, { expect }) => {
      expect(await openForm(secret, path, junk)).toBeNull()
    },
  )

  it('does not open with any changed byte', async ({ expect }) => {
    const bytes = atob(await sealForm(secret, path, fields))
    for (let at = 0; at < bytes.length; at += 7) {
      const changed = String.fromCharCode(bytes.charCodeAt(at) ^ 1)
      const forged = btoa(bytes.slice(0, at) + changed + bytes.slice(at + 1))
      // oxlint-disable-next-line no-await-in-loop
      expect(await openForm(secret, path, forged)).toBeNull()
    }
  })
})
