import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findUncheckedRows } from './unchecked-rows.ts'

describe('house rule: what comes from the database is parsed', () => {
  it('is true of every file of the backend except the readers and the listing engine', () => {
    const files = globSync('backend/**/*.ts', {
      exclude: [
        '**/*.test.ts',
        'backend/testing/**',
        'backend/db/rows.ts',
        // Passes rows on to the readers.
        'backend/db/joined-reads.ts',
        // Decision 0011: its columns are decoded by hand, thousands of products at once.
        'backend/cms/listing/**',
      ],
    })
    expect(files.length).toBeGreaterThan(200)
    const found = files.flatMap((file) =>
      findUncheckedRows(file, readFileSync(file, 'utf8')).map((call) => `${file}: ${call}`),
    )
    expect(found).toEqual([])
  })

  it('selects no unnamed columns', () => {
    const files = globSync('backend/**/*.ts', { exclude: ['**/*.test.ts', 'backend/testing/**'] })
    const found = files.filter((file) =>
      /SELECT (?:\w+\.)?\*/.test(readFileSync(file, 'utf8').replaceAll('count(*)', '')),
    )
    expect(found).toEqual([])
  })

  it.each([
    ['const row = await db.prepare(sql).bind(id).first<{ id: string }>()', '.first()'],
    ['const row: Row | null = await statement.first()', '.first()'],
    ['const { results } = await statement.all()', '.all()'],
    ['const [rows] = await db.batch<Row>(statements)', '.batch()'],
    ['const order = JSON.parse(row.snapshot)', 'JSON.parse'],
    [
      'function read<T>(text: string): T { const value: T = JSON.parse(text); return value }',
      'JSON.parse',
    ],
    ['const order = JSON.parse(text) as Order', 'JSON.parse'],
    ['function read(text: string): Order { return JSON.parse(text) }', 'JSON.parse'],
  ])('detects it in: %s', (code, call) => {
    expect(findUncheckedRows('file.ts', code)).toEqual([call])
  })

  it.each([
    'const rows = await readRows(statement, Row)',
    'const [a, b] = await Promise.all([first, second])',
    'await db.batch([insert, update])',
    'const value: unknown = JSON.parse(text)',
    'const claims = Claims.safeParse(JSON.parse(text))',
    'async function read(text: string): Promise<unknown> { return text ? JSON.parse(text) : {} }',
  ])('detects nothing in: %s', (code) => {
    expect(findUncheckedRows('file.ts', code)).toEqual([])
  })
})
