import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { findUnboundedParts } from './unbounded-parts.ts'

const sources = globSync('client/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/testing/**'] })
const lazyModules = new Set(
  sources.filter(
    (file) => file !== 'client/lazy-part.ts' && readFileSync(file, 'utf8').includes('= lazyParts('),
  ),
)

describe('design §9 weight: a lazy part never suspends its surroundings', () => {
  it('is true of every file of the client', () => {
    expect(lazyModules.size).toBeGreaterThan(8)
    const found = sources.flatMap((file) => {
      const isLazy = (path: string) =>
        path.startsWith('.') && lazyModules.has(join(dirname(file), path))
      const code = readFileSync(file, 'utf8')
      return findUnboundedParts(file, code, isLazy).map((name) => `${file}: ${name}`)
    })
    expect(found).toEqual([])
  })

  it.each([
    ['<Part />', ['Part']],
    ['<div><Part a={1}>b</Part></div>', ['Part']],
    ['<parts.Part />', []],
    ['<Suspense fallback={null}><Part /></Suspense>', []],
    ['<LazyBoundary>{isShown && <Part />}</LazyBoundary>', []],
    ['<><Suspense><Part /></Suspense><Part /></>', ['Part']],
    ['<Other />', []],
  ])('detects in %s: %j', (jsx, found) => {
    const code = `import { Part } from './lazy-parts.ts'\nimport { Other } from './other.tsx'\nconst shown = ${jsx}`
    expect(findUnboundedParts('a.tsx', code, (path) => path === './lazy-parts.ts')).toEqual(found)
  })
})
