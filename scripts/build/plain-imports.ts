import type { Plugin } from 'vite'

/**
 * Vite wraps each dynamic import with preloading code. Here the document preloads, and there is one
 * style sheet, so the wrapper only costs bytes before the first click.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load()', map: null }),
    },
  }
}
