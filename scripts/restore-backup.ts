/*
 * Converts a backup of the bucket BACKUPS to SQL statements that restore its rows:
 *   node scripts/run.mjs restore-backup.ts <folder of the day> --out restore.sql
 *   npx wrangler d1 execute luftbasis --remote --config backend/wrangler.toml --file restore.sql
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type BackedUpTable, Manifest } from '../backend/backup/manifest.ts'
import { restoreStatements } from './backup/restore-statements.ts'
import { toSqlText } from './backup/sql-text.ts'
import { migrationNames } from '../backend/health/migrations.gen.ts'
import { Rows, type Value } from '../backend/db/value.ts'
import { readOptions } from './read-options.ts'
import { fileProblem } from './shop/file-problem.ts'
import { writeFile } from './write-file.ts'

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'restore.sql' } },
})
/** The message is for the operator. */
class UnusableBackup extends Error {}

/** Customers have the numbers of the orders that were placed after the backup. */
const skippedCodes = 10_000

const [folder = ''] = positionals

try {
  const manifest = readManifest()
  await writeFile(values.out, sqlOf(manifest))
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `${values.out}: ${rows} rows of ${manifest.startedAt} in ${manifest.tables.length} tables`,
  )
} catch (error) {
  const sentence = error instanceof UnusableBackup ? error.message : fileProblem(error)
  if (sentence === null) throw error
  console.error(sentence)
  process.exitCode = 1
}

function* sqlOf(manifest: Manifest): Generator<string> {
  for (const statement of restoreStatements(manifest, pagesOf)) yield toSqlText(statement)
  yield `UPDATE sequence SET value = value + ${skippedCodes} WHERE name = 'order';\n`
}

function readManifest(): Manifest {
  const path = join(folder, 'manifest.json')
  if (!existsSync(path)) {
    throw new UnusableBackup(`${path} is missing: the folder of a backup is asked for`)
  }
  const found = parsed(path, () => Manifest.parse(JSON.parse(readFileSync(path, 'utf8'))))
  const latest = migrationNames.at(-1)
  if (found.migration !== latest)
    throw new UnusableBackup(
      `The backup was made at ${found.migration}, this code is at ${latest}: check out the code of that day`,
    )
  const missing = found.tables
    .flatMap(({ files }) => files)
    .filter((name) => !existsSync(join(folder, name)))
  if (missing.length) {
    throw new UnusableBackup(`Files of the backup are missing: ${missing.join(', ')}`)
  }
  return found
}

/** @throws UnusableBackup: a damaged file, or one of another run than the manifest */
function* pagesOf({ name: table, files, rows }: BackedUpTable): Generator<Value[][]> {
  let count = 0
  for (const name of files) {
    const path = join(folder, name)
    const page = parsed(path, () => rowsOf(readFileSync(path)))
    count += page.length
    yield page
  }
  if (count !== rows) {
    throw new UnusableBackup(
      `${table} has ${count} rows in place of ${rows}: copy the folder again`,
    )
  }
}

function rowsOf(file: Uint8Array): Value[][] {
  const lines = gunzipSync(file).toString('utf8').split('\n').filter(Boolean)
  return Rows.parse(lines.map((line): unknown => JSON.parse(line)))
}

/** Names the file that cannot be read; a system error names it itself. */
function parsed<T>(path: string, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (fileProblem(error) !== null) throw error
    throw new UnusableBackup(`${path} is damaged: copy it again`, { cause: error })
  }
}
