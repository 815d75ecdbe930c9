import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'

const maxFiles = 30

it('no folder of the code has more than 30 files', () => {
  const files = globSync(
    '{backend,bench,client,demo,domain,e2e,scripts,worker,world}/**/*.{ts,tsx,mjs,css}',
  )
  const counts = Map.groupBy(files, (file) => dirname(file))
  expect(counts.size).toBeGreaterThan(80)
  const full = [...counts].filter(([, inside]) => inside.length > maxFiles)
  expect(full.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([])
})
