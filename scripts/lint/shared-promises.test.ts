import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findSharedPromises } from './shared-promises.ts'

describe('design §8a: a request never awaits the I/O of another one', () => {
  it('is true of every file of both Workers: no state holds a promise', () => {
    const files = globSync(['worker/**/*.{ts,tsx}', 'backend/**/*.ts', 'domain/**/*.ts'], {
      exclude: ['**/*.test.*', 'backend/{seed,test,pictures}/**'],
    })
    expect(files.length).toBeGreaterThan(500)
    const found = files.flatMap((file) =>
      findSharedPromises(file, readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
    )
    expect(found).toEqual([])
  })

  it.each([
    ['let loading: Promise<string> | null = null', 'loading'],
    ['export const texts = new Map<string, Promise<string>>()', 'texts'],
    ['const ready = new Promise((resolve) => resolve(1))', 'ready'],
    ['export class Columns { #placed: Promise<number[]> | undefined }', 'placed'],
    ['class Cache { entries = new WeakMap<object, { value: Promise<string> }>() }', 'entries'],
  ])('detects it in: %s', (code, name) => {
    expect(findSharedPromises('file.ts', code)).toEqual([name])
  })

  it.each([
    'const load = async (): Promise<string> => "x"',
    'let loaders: Map<string, () => Promise<string>> | null = null',
    'function load() { const answer: Promise<string> = fetch("/").then(String); return answer }',
    'class Reads { load(): Promise<string> { return Promise.resolve("") } }',
    'export interface Scope { inFlight: Map<string, Promise<unknown>> }',
  ])('detects nothing in: %s', (code) => {
    expect(findSharedPromises('file.ts', code)).toEqual([])
  })
})
