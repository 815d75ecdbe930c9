import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('WCAG 3.2.5: every link that opens a new window says so', () => {
  const files = globSync('client/**/*.tsx', { exclude: ['**/*.test.tsx'] })
  expect(files.length).toBeGreaterThan(300)
  const opening = files
    .map((file) => readFileSync(file, 'utf8'))
    .filter((code) => /target[=:].*_blank/.test(code))
  expect(opening.length).toBeGreaterThan(3)
  expect(opening.filter((code) => !code.includes('newWindowHint(text)'))).toEqual([])
})
