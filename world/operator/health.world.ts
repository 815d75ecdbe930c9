import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { startTestShop } from '../../scripts/test/test-shop.ts'
import { shopCommand } from './shop-command.ts'

/* Health endpoints of the built shop, over real HTTP. */

let shop: Awaited<ReturnType<typeof startTestShop>>

beforeAll(async () => {
  shop = await startTestShop()
  // The copied database may have been migrated hours ago, without a scheduled run since.
  await shop.store.scheduled({ cron: '* * * * *' })
})
afterAll(() => shop.stop())

const health = () => shopCommand(shop.address, ['health'])

describe('health of the built shop', () => {
  it('is healthy, and reports its version and all migrations', async ({ expect }) => {
    const response = await fetch(`${shop.address}/healthz`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      ok: true,
      version: expect.stringMatching(/^[\da-f]{12}$/),
    })
    const { code, out } = await health()
    const { ok, checks } = JSON.parse(out)
    const files = readdirSync('backend/migrations').filter((file) => file.endsWith('.sql'))
    expect([code, ok, checks.migrations.applied, checks.migrations.missing]).toEqual([
      0,
      true,
      files.length,
      [],
    ])
    expect(checks.jobs.finished['send-mails']).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(Object.keys(checks).toSorted()).toEqual(
      [
        'cms',
        'database',
        'jobs',
        'kv',
        'mail',
        'migrations',
        'purges',
        'search',
        'store',
      ].toSorted(),
    )
  })

  it('sets the command’s exit code when a migration is missing', async ({ expect }) => {
    await shop.db.prepare(`DELETE FROM d1_migrations WHERE name = '0001_search.sql'`).run()
    const { code, out } = await health()
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      checks: { migrations: { ok: false, missing: ['0001_search.sql'] } },
    })
  })

  it('requires a signature', async ({ expect }) => {
    const response = await fetch(`${shop.address}/operator/health`)
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain('migrations')
  })
})
