import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'vitest'
import { storedNames } from './stored-names.ts'

describe('TDDDG § 25 what the cookie page names', () => {
  it('has the key of each persisted signal', ({ expect }) => {
    const keys = globSync('client/**/*.ts')
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => readFileSync(file, 'utf8'))
      .filter((source) => /= persistedSignal\b/.test(source))
      .flatMap((source) => source.match(/(?<=\bkey: ')[^']+/g) ?? [])
    const named = storedNames.flatMap(({ names }) => names.split(', '))
    expect(keys.length).toBeGreaterThan(10)
    expect(keys.filter((key) => !named.includes(key))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })
})
