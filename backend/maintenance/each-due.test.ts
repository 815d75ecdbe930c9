import { env } from 'cloudflare:test'
import { beforeEach, describe, it, vi } from 'vitest'
import { eachDue, type Position } from './each-due.ts'

/** A queue of items `1` to `count`; failing ones stay, all others leave it. */
function queueOf(count: number, isFailing: (id: number) => boolean) {
  let waiting = Array.from({ length: count }, (_, index) => index + 1)
  const tried: number[] = []
  const positionOf = (id: number): Position => ({
    at: String(Math.ceil(id / 2)).padStart(4, '0'),
    id: String(id).padStart(4, '0'),
  })
  const page = async ({ at, id }: Position, limit: number) =>
    waiting
      .map(positionOf)
      .filter((item) => item.at > at || (item.at === at && item.id > id))
      .slice(0, limit)
  const handle = async (id: string) => {
    tried.push(Number(id))
    if (isFailing(Number(id))) throw new Error('always')
    waiting = waiting.filter((item) => item !== Number(id))
    return true
  }
  return {
    tried,
    left: () => waiting,
    run: (limits: { maxTried?: number; maxChanged?: number } = {}) =>
      eachDue(env.DB, { job: 'test', page, ...limits }, handle),
  }
}

beforeEach(async () => {
  await env.DB.prepare(`DELETE FROM meta WHERE key = 'cursor:test'`).run()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => vi.restoreAllMocks()
})

describe('due items of a scheduled job', () => {
  it('are handled however many before them always fail', async ({ expect }) => {
    const queue = queueOf(1003, (id) => id <= 1000)
    for (let time = 0; time < 7; time++)
      // oxlint-disable-next-line no-await-in-loop -- one run after the other
      await queue.run()
    expect(queue.tried.length).toBeLessThanOrEqual(7 * 150)
    expect(queue.left()).toHaveLength(1000)
    // Failing ones are tried again from the first one on.
    queue.tried.length = 0
    await queue.run()
    expect(queue.tried.slice(0, 3)).toEqual([1, 2, 3])
  })

  it('are handled in their order, in each run as many as it may change', async ({ expect }) => {
    const queue = queueOf(120, () => false)
    expect(await queue.run({ maxChanged: 50 })).toBe(50)
    expect(await queue.run({ maxChanged: 50 })).toBe(50)
    expect(await queue.run({ maxChanged: 50 })).toBe(20)
    expect(queue.tried).toEqual(Array.from({ length: 120 }, (_, index) => index + 1))
    expect(await env.DB.prepare(`SELECT 1 FROM meta WHERE key = 'cursor:test'`).first()).toBeNull()
  })

  it('are handled from the first one on if the stored position is unreadable', async ({
    expect,
  }) => {
    await env.DB.prepare(`INSERT INTO meta (key, value) VALUES ('cursor:test', 'junk')`).run()
    const queue = queueOf(3, () => false)
    expect(await queue.run()).toBe(3)
  })
})
