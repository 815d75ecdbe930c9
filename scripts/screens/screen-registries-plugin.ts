import type { Plugin } from 'vite'
import { writeRegistries } from './write-registries.ts'

const part = /\/(domain\/.*screens\/.*\.ts|client\/.*\.screen\.tsx|worker\/.*\.loader\.ts)$/

/** Updates the registries of screens while the dev server runs. */
export function screenRegistriesPlugin(): Plugin {
  return {
    name: 'screen-registries',
    apply: 'serve',
    configureServer({ watcher, config }) {
      const update = (file: string) => {
        if (!part.test(file) || file.endsWith('.gen.ts')) return
        try {
          writeRegistries()
        } catch (error) {
          // A new screen is incomplete until its last file is saved.
          config.logger.error(String(error))
        }
      }
      watcher.on('add', update).on('unlink', update)
    },
  }
}
