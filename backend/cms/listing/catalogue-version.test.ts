import { env } from 'cloudflare:test'
import { it } from 'vitest'
import { findCatalogueVersion } from '../catalog/products/dictionary.ts'
import { nextCatalogueVersion } from './catalogue-version.ts'
import { requestTasks, runNextTask } from './listing-tasks.ts'

it('design §5 every change of one run has a later version, also at the same time', async ({
  expect,
}) => {
  const now = new Date('2026-11-22T09:00:00.000Z')
  await nextCatalogueVersion(env.DB, now.toISOString()).run()
  await requestTasks(env.DB, [
    { kind: 'counts', subject: '' },
    { kind: 'names', subject: 'de' },
    { kind: 'names', subject: 'cs' },
  ]).run()
  const versions = [await findCatalogueVersion(env.DB)]
  while (await runNextTask(env.DB, now)) versions.push(await findCatalogueVersion(env.DB))
  expect(versions).toHaveLength(4)
  expect(new Set(versions).size).toBe(4)
  expect(versions).toEqual(versions.toSorted())
  expect(versions.every((version) => !Number.isNaN(Date.parse(version)))).toBe(true)
})

it('design §5 a later change has its own time, an earlier one a later version', async ({
  expect,
}) => {
  const [early, late] = ['2031-01-01T00:00:00.000Z', '2031-01-02T00:00:00.000Z']
  await nextCatalogueVersion(env.DB, late).run()
  expect(await findCatalogueVersion(env.DB)).toBe(late)
  await nextCatalogueVersion(env.DB, early).run()
  expect(await findCatalogueVersion(env.DB)).toBe('2031-01-02T00:00:00.001Z')
})
