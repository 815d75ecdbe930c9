import { requireUnusedData } from './data-lock.ts'
import { requireIntactDatabases } from './intact-databases.ts'
import { requireFreeSpace, requireWritableFolder } from './writable-folder.ts'

/** Exits with a clear message if a shop cannot open on a data folder. */
export function requireUsableData(folder: string): void {
  requireWritableFolder(folder)
  requireFreeSpace(folder)
  // The check of the databases needs the lock: another shop may be writing.
  requireUnusedData(folder)
  requireIntactDatabases(folder)
}
