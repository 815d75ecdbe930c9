import { env } from 'cloudflare:test'
import { describe, it, vi } from 'vitest'
import { valueOf } from '../../testing/shop.ts'
import { requestTasks, runAllTasks } from './listing-tasks.ts'

describe('§2 listings: tasks that derive them from the catalogue', () => {
  it('are run although one before them fails, which stays and fails the run', async ({
    expect,
  }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await env.DB.prepare('DELETE FROM listing_task').run()
    // Not a locale: like `counts` and `segments` before it, it must not stop `names` of others.
    await requestTasks(env.DB, [
      { kind: 'segments', subject: '1' },
      { kind: 'names', subject: 'aa' },
      { kind: 'names', subject: 'de' },
      { kind: 'names', subject: 'sk' },
    ]).run()
    await expect(runAllTasks(env.DB, new Date())).rejects.toThrow('1 tasks')
    expect(await valueOf('SELECT group_concat(subject) FROM listing_task')).toBe('aa')
    expect(logged).toHaveBeenCalledTimes(1)
    expect(String(logged.mock.calls[0]?.[0])).toContain('"subject":"aa"')
    logged.mockRestore()
    await env.DB.prepare('DELETE FROM listing_task').run()
  })
})
