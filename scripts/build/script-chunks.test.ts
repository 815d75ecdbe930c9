import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { describe, it } from 'vitest'
import { scanModule } from '../texts/scan-module.ts'
import { scriptChunks } from './script-chunks.ts'

const groups = scriptChunks().toSorted((a, b) => b.priority - a.priority)
const modules = globSync('{client,domain}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.*', '**/testing/**', '**/*.d.ts'],
})

/** Shared files, in the order in which one may import another. */
const early = [
  'first',
  'app',
  'storage',
  'catalog',
  'http',
  'blocks',
  'text',
  'forms',
  'time',
  'totals',
]

/** Chunk of a module; undefined: decided by its importer. */
function groupOf(module: string): string | undefined {
  const id = join(process.cwd(), module)
  const name = groups.find(({ test }) =>
    typeof test === 'function' ? test(id) : test.test(id),
  )?.name
  return typeof name === 'function' ? name(id) : name
}

const importsOf = (module: string) =>
  scanModule(module, readFileSync(module, 'utf8'))
    .imports.filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(dirname(module), path))

describe('design §9 script', () => {
  it('of every page is one file, and that of many screens another', ({ expect }) => {
    expect(groupOf('client/app.tsx')).toBe('app')
    expect(groupOf('client/layout/layout.tsx')).toBe('app')
    expect(groupOf('client/layout/lazy-frame.ts')).toBe('frame')
    expect(groupOf('client/product/actions-parts.ts')).toBe('actions')
    expect(groupOf('client/product/details/details-parts.ts')).toBe('details')
    expect(groupOf('client/product/strips/recommended.tsx')).toBe('blocks')
  })

  it('of the first moment contains nothing of the app', ({ expect }) => {
    const first = modules.filter((module) => groupOf(module) === 'first')
    for (const module of first) {
      for (const path of importsOf(module)) expect(groupOf(path), path).toBe('first')
    }
    expect(first.length).toBeGreaterThan(1)
  })

  it.for([...early, 'frame', 'actions'])(
    'in %s does not load the response parser',
    (name, { expect }) => {
      const parsing = modules
        .filter((module) => groupOf(module) === name)
        .filter((module) => /^import (?!type).* from 'zod/m.test(readFileSync(module, 'utf8')))
      expect(parsing).toEqual([])
    },
  )

  it('of an earlier file imports nothing of a later one', ({ expect }) => {
    const order = (module: string) => early.indexOf(groupOf(module) ?? '')
    const wrong = modules
      .filter((module) => order(module) >= 0)
      .flatMap((module) => importsOf(module).map((path) => [module, path] as const))
      .filter(([module, path]) => order(path) < 0 || order(path) > order(module))
    expect(wrong).toEqual([])
  })
})
