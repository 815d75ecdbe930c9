import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = globSync('{worker,client,domain,backend}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.{ts,tsx}', '**/testing/**'],
})

const filesWith = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8')))

it('§9 dates: no day or year depends on the time zone of the machine', () => {
  expect(files.length).toBeGreaterThan(2000)
  expect(filesWith(/\.get(FullYear|Month|Date|Day|Hours|Minutes)\(\)/)).toEqual([])
  expect(filesWith(/\.toLocale(Date|Time)String\(/)).toEqual([])
})

it('§9 dates: every formatter of dates names its time zone', () => {
  const formatting = files.filter((file) =>
    readFileSync(file, 'utf8').includes('new Intl.DateTimeFormat('),
  )
  expect(formatting.length).toBeGreaterThan(5)
  expect(formatting.filter((file) => !/\btimeZone\b/.test(readFileSync(file, 'utf8')))).toEqual([])
})
