import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:migration-names'
const folder = `${import.meta.dirname}/../../backend/migrations`

/** Tells the backend which migrations its build knows, so that it can say which are missing. */
export function migrationNames(): Plugin {
  return {
    name: 'migration-names',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null
      const names = globSync('*.sql', { cwd: folder }).map((file) => basename(file))
      return `export default ${JSON.stringify(names.toSorted())}`
    },
  }
}
