import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { countTopLevelAwaits } from './top-level-await.ts'

describe('modules of both Workers', () => {
  it('have no top-level await', () => {
    const files = globSync('{client,worker,domain,backend}/**/*.{ts,tsx}', {
      exclude: ['**/*.test.*', 'backend/{seed,test,pictures}/**', '**/testing/**'],
    })
    expect(files.length).toBeGreaterThan(900)
    expect(files.filter((file) => countTopLevelAwaits(file, readFileSync(file, 'utf8')))).toEqual(
      [],
    )
  })

  it.each([
    'export const parts = await import("./parts.ts")',
    'const part = lazyParts(load, isServer ? await load() : null)',
    'for await (const line of lines) print(line)',
    'class Parts { static all = await load() }',
  ])('would be detected: %s', (code) => {
    expect(countTopLevelAwaits('file.ts', code)).toBe(1)
  })

  it.each([
    'const load = async () => (await import("./parts.ts")).Part',
    'export async function load() { for await (const part of parts) await part }',
    'class Parts { async load() { await this.all } }',
  ])('allow: %s', (code) => {
    expect(countTopLevelAwaits('file.ts', code)).toBe(0)
  })
})
