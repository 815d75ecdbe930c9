import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const lockFile = 'shop.lock'

/** Open as long as the process runs: a collected one would release its lock. */
const held = new Set<DatabaseSync>()

/**
 * Reserves a data folder for this process, or exits with a clear message: of two shops on one
 * database each answers some requests with "database is locked".
 */
export function requireUnusedData(folder: string): void {
  if (lockData(folder)) return
  console.error(
    `\nThe data in ${folder} is in use by a shop that is running already.\nStop it, or give this one data of its own: DATA=../shop-data PORT=8788 npm start\n`,
  )
  process.exit(1)
}

/**
 * False if another process has the folder. The lock is that of SQLite on a file of its own, so the
 * system releases it with the process, after a crash too.
 */
export function lockData(folder: string): boolean {
  const database = new DatabaseSync(join(folder, lockFile), { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
    held.add(database)
    return true
  } catch (error) {
    database.close()
    if (isBusy(error)) return false
    throw error
  }
}

/** Releases all folders of this process, and deletes the files of their locks. */
export function releaseData(folder: string): void {
  for (const database of held) database.close()
  held.clear()
  for (const name of [lockFile, `${lockFile}-journal`]) rmSync(join(folder, name), { force: true })
}

const busy = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy
}
