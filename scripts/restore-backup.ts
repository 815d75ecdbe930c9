/*
 * Converts a backup of the bucket BACKUPS to SQL statements that restore its rows:
 *   node scripts/run.mjs restore-backup.ts <folder of the day> --out restore.sql
 *   npx wrangler d1 execute luftbasis --remote --config backend/wrangler.toml --file restore.sql
 */
import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type BackedUpTable, Manifest } from '../backend/backup/manifest.ts'
import { restoreStatements } from '../backend/backup/restore-statements.ts'
import { toSqlText } from '../backend/db/sql-text.ts'
import { migrationNames } from '../backend/health/migrations.gen.ts'
import { Rows, type Value } from '../backend/db/value.ts'
import { readOptions } from './read-options.ts'

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'restore.sql' } },
})
const [folder = ''] = positionals
const manifest = readManifest()
const file = createWriteStream(values.out)
for (const statement of restoreStatements(manifest, pagesOf)) {
  if (!file.write(toSqlText(statement))) await once(file, 'drain')
}
file.end()
await once(file, 'finish')
const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
console.log(
  `${values.out}: ${rows} rows of ${manifest.startedAt} in ${manifest.tables.length} tables`,
)

function readManifest(): Manifest {
  const path = join(folder, 'manifest.json')
  if (!existsSync(path)) refuse(`${path} is missing: the folder of a backup is asked for`)
  const found = Manifest.parse(JSON.parse(readFileSync(path, 'utf8')))
  const latest = migrationNames.at(-1)
  if (found.migration !== latest)
    refuse(
      `The backup was made at ${found.migration}, this code is at ${latest}: check out the code of that day`,
    )
  const missing = found.tables
    .flatMap(({ files }) => files)
    .filter((name) => !existsSync(join(folder, name)))
  if (missing.length) refuse(`Files of the backup are missing: ${missing.join(', ')}`)
  return found
}

function* pagesOf({ files }: BackedUpTable): Generator<Value[][]> {
  for (const name of files) {
    const text = gunzipSync(readFileSync(join(folder, name))).toString('utf8')
    const lines = text.split('\n').filter(Boolean)
    yield Rows.parse(lines.map((line): unknown => JSON.parse(line)))
  }
}

function refuse(reason: string): never {
  console.error(reason)
  process.exit(1)
}
