import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('design §8: the visitor’s IP address is read in one place, from an unforgeable header', () => {
  const sources = globSync('{worker,backend,domain}/**/*.{ts,tsx}')
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const readers = (name: RegExp) =>
    sources.filter(({ text }) => name.test(text)).map(({ path }) => path)
  expect(readers(/['"]cf-connecting-ip/i)).toEqual(['domain/network.ts'])
  expect(readers(/['"](x-forwarded-for|x-real-ip|true-client-ip|forwarded)['"]/i)).toEqual([])
})
