import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { getUser } from '../../../domain/contract/store-account.ts'
import { endSessions, getSessions } from '../../../domain/contract/store-session.ts'
import { request } from '../../testing/request.ts'
import { loginAs } from '../../testing/shop.ts'

const email = 'kunde@luftbasis.example'
const statusOf = async (bearer: string) => (await request(getUser, { bearer })).status

describe('ASVS 7.5.2 sessions of a customer', () => {
  it('are listed with the current one marked, and of nobody else', async () => {
    const [bearer] = [await loginAs(email), await loginAs(email)]
    await loginAs('handwerk@luftbasis.example')
    const { data } = (await request(getSessions, { bearer })).response
    expect(data).toHaveLength(2)
    expect(data.filter(({ current }) => current)).toHaveLength(1)
    expect(JSON.stringify(data)).not.toContain(bearer)
    expect((await request(getSessions, {})).status).toBe(401)
  })

  it('end one by one, or all others at once; never those of another customer', async () => {
    const bearer = await loginAs(email)
    const other = await loginAs(email)
    const stranger = await loginAs('handwerk@luftbasis.example')
    const list = async (as: string) => (await request(getSessions, { bearer: as })).response.data
    const theirs = (await list(other)).find(({ current }) => current)?.id ?? ''
    await request(endSessions, { bearer: stranger, params: { id: theirs } })
    expect(await statusOf(other)).toBe(200)
    await request(endSessions, { bearer, params: { id: theirs } })
    expect(await statusOf(other)).toBe(401)
    const third = await loginAs(email)
    await request(endSessions, { bearer, params: { id: 'others' } })
    expect([await statusOf(third), await statusOf(bearer), await statusOf(stranger)]).toEqual([
      401, 200, 200,
    ])
  })

  it('expire after three days without use, and continue while they are used', async () => {
    const bearer = await loginAs(email)
    const requestAfter = (hours: number) =>
      env.DB.prepare('UPDATE session SET seen_at = ?1')
        .bind(new Date(Date.now() - hours * 3_600_000).toISOString())
        .run()
    await requestAfter(71)
    expect(await statusOf(bearer)).toBe(200)
    const [own] = (await request(getSessions, { bearer })).response.data.filter(
      ({ current }) => current,
    )
    expect(Date.now() - Date.parse(own?.seenAt ?? '')).toBeLessThan(60_000)
    await requestAfter(73)
    expect(await statusOf(bearer)).toBe(401)
  })
})
