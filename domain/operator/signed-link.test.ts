import { describe, it } from 'vitest'
import { isLinkInTime, linkSeconds, signLink, verifyLink } from './signed-link.ts'

const key = { id: 'office', secret: 'secret-of-the-office-in-these-tests-01' }
const now = new Date('2026-11-23T12:00:00Z')

async function parts() {
  const query = new URL(await signLink(key, '/operator/vitals', now), 'https://shop.test')
    .searchParams
  return { expires: Number(query.get('expires')), signature: query.get('signature') ?? '' }
}

describe('point 6: a signed link', () => {
  it('is valid for its path, key and time only', async ({ expect }) => {
    const { expires, signature } = await parts()
    const link = { path: '/operator/vitals', keyId: 'office', expires }
    expect(await verifyLink(key.secret, link, signature)).toBe(true)
    for (const other of [
      { ...link, path: '/operator/orders' },
      { ...link, keyId: 'erp' },
      { ...link, expires: expires + 1 },
    ])
      expect(await verifyLink(key.secret, other, signature)).toBe(false)
    expect(await verifyLink('another-secret-of-the-office-in-tests', link, signature)).toBe(false)
    expect(await verifyLink(key.secret, link, 'junk')).toBe(false)
  })

  it('is valid for ten minutes at most', async ({ expect }) => {
    const { expires } = await parts()
    expect(linkSeconds).toBeLessThanOrEqual(600)
    expect(isLinkInTime(expires, now)).toBe(true)
    expect(isLinkInTime(expires, new Date(now.getTime() + 600_000))).toBe(false)
    expect(isLinkInTime(expires + 60, now)).toBe(false)
    expect(isLinkInTime(0, now)).toBe(false)
  })
})
