import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, it } from 'vitest'
import { migrationNames } from '../backend/health/migrations.gen.ts'

let day: string
beforeEach(() => {
  day = mkdtempSync(join(tmpdir(), 'backup-'))
  mkdirSync(join(day, 'newsletter'))
  writeFileSync(join(day, 'newsletter/1.ndjson.gz'), gzipSync('["a@example.org"]\n'))
  writeManifest(1)
})
afterEach(() => rmSync(day, { recursive: true }))

function writeManifest(rows: number): void {
  const manifest = {
    startedAt: '2026-11-25T02:30:00.000Z',
    migration: migrationNames.at(-1),
    triggers: [],
    tables: [{ name: 'newsletter', columns: ['email'], rows, files: ['newsletter/1.ndjson.gz'] }],
  }
  writeFileSync(join(day, 'manifest.json'), JSON.stringify(manifest))
}

function restore(out: string) {
  const args = ['scripts/restore-backup.ts', day, '--out', out]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, stdout, stderr }
}

describe('platform: restoring a backup', () => {
  it('writes the SQL of its rows', ({ expect }) => {
    const out = join(day, 'restore.sql')
    expect(restore(out)).toMatchObject({ status: 0, stdout: expect.stringContaining('1 rows') })
    expect(readFileSync(out, 'utf8')).toContain('a@example.org')
  })

  it('gives no number again of an order that was placed after the backup', ({ expect }) => {
    const out = join(day, 'restore.sql')
    restore(out)
    const db = new DatabaseSync(':memory:')
    db.exec(`CREATE TABLE newsletter (email TEXT); CREATE TABLE sequence (name TEXT, value INTEGER);
      INSERT INTO sequence VALUES ('order', 123)`)
    db.exec(readFileSync(out, 'utf8'))
    const { value } = Object(db.prepare('SELECT value FROM sequence').get())
    expect(value).toBe(10_123)
  })

  it.for<[string, () => void, RegExp]>([
    ['a missing folder to write to', () => undefined, /restore\.sql: there is no such file/],
    ['a damaged page', () => writeFileSync(join(day, 'newsletter/1.ndjson.gz'), 'x'), /damaged/],
    ['a damaged manifest', () => writeFileSync(join(day, 'manifest.json'), '{"a'), /damaged/],
    ['fewer rows than were copied', () => writeManifest(2), /newsletter has 1 rows in place of 2/],
  ])('ends with a sentence and no file: %s', ([name, damage, sentence], { expect }) => {
    damage()
    const out = join(day, name.includes('folder') ? 'nowhere/restore.sql' : 'restore.sql')
    const { status, stderr } = restore(out)
    expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(sentence)])
    expect(stderr).not.toContain('    at ')
    expect([existsSync(out), existsSync(`${out}.part`)]).toEqual([false, false])
  })
})
