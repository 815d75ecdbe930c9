import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

const folder = 'test-results'

/**
 * Path of a step's report, cleared of an earlier one; absolute, as Playwright resolves from its
 * config.
 */
export function reportFile(title: string): string {
  mkdirSync(folder, { recursive: true })
  const file = resolve(folder, `${title.toLowerCase().replaceAll(/\W+/g, '-')}.json`)
  rmSync(file, { force: true })
  return file
}

/** The report of a runner; null if it ended before writing one. */
export function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
