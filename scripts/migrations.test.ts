import { globSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { describe, it } from 'vitest'
import { unstable_splitSqlQuery as splitLikeWrangler } from 'wrangler'

const migrationsOf = (folder: string) =>
  globSync(`backend/${folder}/*.sql`)
    .toSorted()
    .map((file) => ({ file, sql: readFileSync(file, 'utf8') }))
const ofOrders = migrationsOf('migrations')
const ofSearch = migrationsOf('search-migrations')
const migrations = [...ofOrders, ...ofSearch]

/**
 * The strictest interpretation of how D1's query endpoint splits `wrangler d1 migrations apply
 * --remote`: a semicolon at the end of a line ends a statement, also inside a trigger.
 */
function splitAtLineEnds(sql: string): string[] {
  return sql
    .replaceAll('--> statement-breakpoint', '')
    .split(/;[ \t]*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part.replaceAll(/^--.*$/gm, '').trim() !== '')
}

/** SQLite errors of statements run one by one, on a new database. */
function failuresOf(statements: readonly string[]): string[] {
  const db = new DatabaseSync(':memory:')
  const failures = statements.flatMap((statement) => {
    try {
      db.exec(statement)
      return []
    } catch (error) {
      return [`${String(error)}: ${statement.slice(0, 80)}`]
    }
  })
  db.close()
  return failures
}

describe.for([
  ['at the ends of lines', splitAtLineEnds],
  ['as wrangler does', splitLikeWrangler],
] as const)('§7 migrations, split %s', ([, split]) => {
  it('are complete statements for SQLite', ({ expect }) => {
    for (const all of [ofOrders, ofSearch]) {
      expect(all.length).toBeGreaterThan(0)
      expect(failuresOf(all.flatMap(({ sql }) => split(sql)))).toEqual([])
    }
  })
})

describe('decision 153: two databases', () => {
  const isVirtual = ({ sql }: { sql: string }) => sql.startsWith('CREATE VIRTUAL TABLE')

  it('that of orders has no virtual table, with which D1 would not export it', ({ expect }) => {
    expect(tablesAfter(ofSearch).filter(isVirtual)).toHaveLength(5)
    expect(
      tablesAfter(ofOrders.filter(({ file }) => !file.includes('0086_'))).some(isVirtual),
    ).toBe(true)
    const tables = tablesAfter(ofOrders)
    expect(tables.length).toBeGreaterThan(40)
    expect(tables.filter(isVirtual)).toEqual([])
  })

  it('have no table in common', ({ expect }) => {
    const names = [...tablesAfter(ofOrders), ...tablesAfter(ofSearch)].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

function tablesAfter(all: readonly { sql: string }[]): { name: string; sql: string }[] {
  const db = new DatabaseSync(':memory:')
  for (const { sql } of all) db.exec(sql)
  const tables = db
    .prepare(
      `SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
    )
    .all()
  return tables.map(({ name, sql }) => ({ name: String(name), sql: String(sql) }))
}

describe('§7 migrations for a remote D1', () => {
  it('are refused with a multi-line trigger', ({ expect }) => {
    const sql =
      'CREATE TABLE t (a);\nCREATE TRIGGER x AFTER INSERT ON t\nBEGIN\n  DELETE FROM t;\nEND;\n'
    expect(failuresOf(splitAtLineEnds(sql)).join()).toContain('incomplete input')
  })

  it('have no CASE in a trigger, whose END some splitters take for the trigger’s end', ({
    expect,
  }) => {
    const triggers = migrations.flatMap(({ sql }) => sql.match(/^CREATE TRIGGER.*$/gim) ?? [])
    expect(triggers.length).toBeGreaterThan(10)
    expect(triggers.filter((trigger) => !/\bBEGIN .*; END;$/.test(trigger))).toEqual([])
    expect(triggers.filter((trigger) => /\bCASE\b/i.test(trigger))).toEqual([])
  })

  it('have no carriage returns', ({ expect }) => {
    expect(migrations.filter(({ sql }) => sql.includes('\r')).map(({ file }) => file)).toEqual([])
  })
})

describe('§7 README: an upgrade applies migrations while the old code runs', () => {
  const since = ofOrders.filter(({ file }) => !/\/00(?:[0-7]\d|8[0-6])_/.test(file))

  it('so they add tables and columns with a value, and take nothing away', ({ expect }) => {
    expect(since.length).toBeGreaterThan(5)
    for (const { file, sql } of since) {
      expect(sql, file).not.toMatch(/\bDROP (?:TABLE|COLUMN)\b|\bRENAME\b/i)
      const added = sql.match(/\bADD\b[^;]*/gi) ?? []
      for (const column of added.filter((one) => /NOT NULL/i.test(one))) {
        expect(column, file).toMatch(/DEFAULT/i)
      }
    }
  })
})
