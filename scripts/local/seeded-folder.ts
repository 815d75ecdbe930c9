import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareFolder } from './database.ts'

const templates = '.local/seeded'

/** Sources that a seed depends on: rows come from the backend and the rules in domain/. */
const sources = ['{backend,demo}/**/*.{ts,sql}', 'domain/**/*.ts', 'scripts/local/database.ts']

/**
 * A new folder with a seeded database. Seeding is slow, so it is done once per state of the sources
 * and then copied.
 */
export async function createSeededFolder(products: number): Promise<string> {
  const hash = hashOfSources(products)
  if (!existsSync(join(templates, hash))) await fillTemplate(hash, products)
  const folder = mkdtempSync(join(tmpdir(), 'luftbasis-shop-'))
  cpSync(join(templates, hash), folder, { recursive: true })
  return folder
}

async function fillTemplate(hash: string, products: number): Promise<void> {
  mkdirSync(templates, { recursive: true })
  for (const outdated of readdirSync(templates).filter((name) => !name.startsWith(hash)))
    rmSync(join(templates, outdated), { recursive: true, force: true })
  const unfinished = join(templates, `${hash}.${process.pid}`)
  await prepareFolder(unfinished, products)
  // A concurrent run may have been faster.
  if (existsSync(join(templates, hash))) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, join(templates, hash))
}

function hashOfSources(products: number): string {
  // Dates of orders and deliveries are relative to the day of the seed.
  const day = new Date().toISOString().slice(0, 10)
  const hash = createHash('sha256').update(`${day} ${products}`)
  const files = globSync(sources, { exclude: ['**/*.test.*'] })
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
