import { expect, it } from 'vitest'
import { documentFiles, missingPaths, pathsIn } from './missing-paths.ts'

it('finds paths in backticks, but not routes, packages and types', () => {
  const line =
    'As `worker/app.ts`, `npx vitest run e2e/cart`, `text/html`, `cart/place`, `zod/mini`'
  expect([...pathsIn(line)]).toEqual(['worker/app.ts', 'e2e/cart'])
})

it('all documents name only existing files and folders', () => {
  const documents = documentFiles()
  expect(documents.length).toBeGreaterThan(100)
  expect(documents.flatMap(missingPaths)).toEqual([])
})
