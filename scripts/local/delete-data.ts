import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of the simulators. */
const simulators = ['cache', 'd1', 'images', 'kv', 'r2', 'ratelimit', 'secrets-store', 'workflows']

/**
 * Deletes what a shop has stored in a data folder, and the folder if nothing else is in it: `DATA`
 * may be a folder that has other files.
 */
export function deleteData(folder: string): void {
  for (const name of simulators) rmSync(join(folder, name), { recursive: true, force: true })
  if (isEmpty(folder)) rmdirSync(folder)
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0
  } catch {
    return false
  }
}
