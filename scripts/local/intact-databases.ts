import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Exits with a clear message if a database of a folder is damaged, as after a full disk or a power
 * cut: workerd reports it as "internal error", or only when a visitor's query meets the page.
 */
export function requireIntactDatabases(folder: string): void {
  const problem = findDamage(folder)
  if (problem === null) return
  console.error(
    `\nThe database ${join(folder, problem.file)} is damaged (${problem.reason}).\nPut back a copy of it, or empty the data and let the next start fill them anew: DATA=${folder} npm run reset\n`,
  )
  process.exit(1)
}

/** The first damaged database below a folder. */
export function findDamage(folder: string): { file: string; reason: string } | null {
  for (const file of globSync('**/*.sqlite', { cwd: folder })) {
    const reason = checkDatabase(join(folder, file))
    if (reason !== null) return { file, reason }
  }
  return null
}

/** A quarter of a second for the demo's 50 MB: it reads all pages, but compares no index. */
function checkDatabase(path: string): string | null {
  let database
  try {
    database = new DatabaseSync(path)
    const result = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check']
    return result === 'ok' ? null : lastLine(String(result))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    database?.close()
  }
}

/** Without the heading "*** in database main ***". */
const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? text
