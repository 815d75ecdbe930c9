import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { it } from 'vitest'
import { ImportRows } from '../../domain/operator/imports.ts'
import { openOperatorDouble } from '../testing/operator-double.ts'
import { importFile } from './import-file.ts'

const status = { id: 'i', new: 0, changed: 0, unchanged: 0, wrong: 0, applied: 0, done: false }

it('§7 an import names a row that is larger than a call, and sends the others', async ({
  expect,
}) => {
  const sizes: number[] = []
  const double = await openOperatorDouble((request, response) => {
    void text(request).then((body) => {
      if (request.method !== 'PUT') return response.end(JSON.stringify(status))
      sizes.push(Buffer.byteLength(body))
      const { rows } = ImportRows.parse(JSON.parse(body))
      const errors = rows.flatMap((row) =>
        'reason' in row ? [{ line: row.line, column: '', reason: row.reason }] : [],
      )
      return response.end(JSON.stringify({ errors }))
    })
  })
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  const path = join(folder, 'huge.csv')
  const line = (id: string, name: string) => `${id};${name}\n`
  writeFileSync(
    path,
    `id;name.de\n${line('a', 'A')}${line('b', 'ü'.repeat(500_000))}${line('c', 'C')}`,
  )
  const messages: string[] = []
  const report = (message: string) => void messages.push(message)
  await importFile(double.client, path, {
    kind: 'products',
    isDryRun: true,
    isPartial: false,
    report,
  })
  double.close()
  rmSync(folder, { recursive: true })
  expect(messages).toEqual(['huge.csv:3 is over 900 kB: shorten its texts'])
  expect(Math.max(...sizes)).toBeLessThan(1_000_000)
})

it('§7 an import whose key is taken away says how much it has written', async ({ expect }) => {
  let applied = 0
  const double = await openOperatorDouble((request, response) => {
    void text(request).then(() => {
      if (request.method === 'PUT') return response.end(JSON.stringify({ errors: [] }))
      const isStep = request.url?.endsWith('/apply') ?? false
      if (isStep && applied === 100) {
        response.writeHead(401, { 'Content-Type': 'application/problem+json' })
        return response.end(JSON.stringify({ status: 401, code: 'not_signed', title: 'Unknown.' }))
      }
      if (isStep) applied += 50
      return response.end(JSON.stringify({ ...status, applied }))
    })
  })
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  const path = join(folder, 'list.csv')
  writeFileSync(path, 'id;name.de\na;A\n')
  const options = { kind: 'products', isDryRun: false, isPartial: false, report() {} } as const
  await expect(importFile(double.client, path, options)).rejects.toThrow(
    'Unknown. (401 not_signed)\n100 were written before: import the file again',
  )
  double.close()
  rmSync(folder, { recursive: true })
})
