import { globSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { describe, it } from 'vitest'
import { unstable_splitSqlQuery as splitLikeWrangler } from 'wrangler'

const migrations = globSync('backend/migrations/*.sql')
  .toSorted()
  .map((file) => ({ file, sql: readFileSync(file, 'utf8') }))

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
    expect(migrations.length).toBeGreaterThan(0)
    expect(failuresOf(migrations.flatMap(({ sql }) => split(sql)))).toEqual([])
  })
})

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
