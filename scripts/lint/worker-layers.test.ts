import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findClimbingImports } from './worker-layers.ts'

describe('layers of the storefront Worker', () => {
  it('import one way', () => {
    const files = globSync('worker/**/*.{ts,tsx}', {
      exclude: ['**/*.test.*', 'worker/testing/**', '**/*.d.ts'],
    })
    expect(files.length).toBeGreaterThan(200)
    expect(files.flatMap((file) => findClimbingImports(file, readFileSync(file, 'utf8')))).toEqual(
      [],
    )
  })

  it.each([
    ['worker/cache/a.ts', "import type { A } from '../upstream/a.ts'", 'worker/upstream/a.ts'],
    ['worker/request/a.ts', "import { a } from '../cache/a.ts'", 'worker/cache/a.ts'],
    ['worker/pages.ts', "import { a } from './api/a.ts'", 'worker/api/a.ts'],
  ])('%s must not contain: %s', (file, code, target) => {
    expect(findClimbingImports(file, code)).toEqual([`${file} -> ${target}`])
  })

  it('may import from earlier layers and from their own', () => {
    const code = "import '../cache/a.ts'; import './b.ts'; import '../../client/app.tsx'"
    expect(findClimbingImports('worker/upstream/a.ts', code)).toEqual([])
  })

  it('cover every folder', () => {
    expect(findClimbingImports('worker/new/a.ts', '')).toEqual(['worker/new/a.ts is in no layer'])
  })
})
