import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The generated column of a variant, which does not know whether its product is off sale. */
const bareColumn = /\b\w*v\.available\b|SELECT (?:[\w.]+, )*available\b/

it('§4 saleable: no statement sells a variant without asking for its product', () => {
  const files = globSync('backend/**/*.ts', {
    exclude: ['**/*.test.ts', 'backend/testing/**', 'backend/db/is-for-sale.ts'],
  })
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => bareColumn.test(readFileSync(file, 'utf8')))).toEqual([])
  expect('SELECT id, fullname, available FROM variant').toMatch(bareColumn)
  expect('JOIN variant gv ON gv.available').toMatch(bareColumn)
})
