import { readdirSync, readFileSync } from 'node:fs'

export interface DomainModule {
  /** Below domain/: `contract/store.ts`. */
  file: string
  source: string
  exports: Record<string, unknown>
}

const folder = new URL('../../domain/', import.meta.url)

/**
 * Loads every module of domain/ except those of the operator API, which is no part of the contract:
 * its exports have the names that the documents use.
 */
export async function loadDomainModules(): Promise<DomainModule[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !file.includes('/examples/') && !file.startsWith('operator/'))
    .toSorted()
  return Promise.all(
    files.map(async (file) => {
      const url = new URL(file, folder)
      // Computed, so that a bundler leaves it to run time.
      const address: string = url.href
      const exports: Record<string, unknown> = await import(/* @vite-ignore */ address)
      return { file, source: readFileSync(url, 'utf8'), exports }
    }),
  )
}
