import {
  accessSync,
  constants,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmdirSync,
  statfsSync,
} from 'node:fs'
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

/** The demo's databases and their journals. */
const neededMegabytes = 100

/** Exits with a clear message if a folder is on a full disk: workerd says "internal error". */
export function requireFreeSpace(folder: string): void {
  const problem = spaceProblem(folder, statfsSync(folder))
  if (problem === null) return
  console.error(
    `\n${problem}\nMake room there, or choose another folder: DATA=../shop-data npm start\n`,
  )
  process.exit(1)
}

/** Whether too little is free to a user who is not root. */
export function spaceProblem(
  folder: string,
  { bavail, bsize }: { bavail: number; bsize: number },
): string | null {
  const megabytes = Math.floor((bavail * bsize) / 1e6)
  return megabytes < neededMegabytes
    ? `Only ${megabytes} MB are free on the disk of ${folder}; the shop needs ${neededMegabytes} MB.`
    : null
}
