import { accessSync, constants, globSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'

/** Exits with a clear message if a folder is not writable. */
export function requireWritableFolder(folder: string): void {
  const reason = writeProblem(folder)
  if (reason === null) return
  console.error(
    `\nNothing can be written to ${folder} (${reason}). The shop keeps its database there.\nMake it writable, or choose another folder: DATA=../shop-data npm start\n`,
  )
  process.exit(1)
}

/** System error of creating a file or opening a database in a folder. */
export function writeProblem(folder: string): string | null {
  try {
    mkdirSync(folder, { recursive: true })
    rmdirSync(mkdtempSync(join(folder, 'writable-')))
    for (const file of globSync('**/*.sqlite', { cwd: folder }))
      accessSync(join(folder, file), constants.W_OK)
    return null
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}
