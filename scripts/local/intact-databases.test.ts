import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, it } from 'vitest'
import { findDamage } from './intact-databases.ts'

let folder: string
const file = join('d1', 'shop.sqlite')
const pageSize = 4096

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'intact-'))
  mkdirSync(join(folder, 'd1'))
  const database = new DatabaseSync(join(folder, file))
  database.exec(`CREATE TABLE product (id INTEGER PRIMARY KEY, name TEXT);
    CREATE VIRTUAL TABLE search USING fts5(name);
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
      INSERT INTO product SELECT i, 'Rohrventilator ' || i FROM n;
    INSERT INTO search SELECT name FROM product;`)
  database.close()
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Overwrites pages of the database. */
function overwrite(from: number, pages: number) {
  const path = join(folder, file)
  const bytes = readFileSync(path)
  bytes.fill(0xa5, from * pageSize, (from + pages) * pageSize)
  writeFileSync(path, bytes)
}

describe('H1 the databases of npm start', () => {
  it('are intact, or not there yet', ({ expect }) => {
    expect(findDamage(folder)).toBeNull()
    expect(findDamage(join(folder, 'missing'))).toBeNull()
  })

  it.for<[string, () => void]>([
    ['that is something else', () => overwrite(0, 1)],
    ['with a page overwritten', () => overwrite(5, 2)],
    ['that was cut off', () => truncateSync(join(folder, file), 6 * pageSize)],
  ])('are refused for a file %s', ([, damage], { expect }) => {
    damage()
    expect(findDamage(folder)).toEqual({ file, reason: expect.stringMatching(/./) })
  })
})
