import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { imageWidths } from '../domain/image-path.ts'

/** Serves the backend's pictures in the dev server, whose second Worker can have no files. */
export function devPictures(): Plugin {
  return {
    name: 'dev-pictures',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/cdn/image', (request, response, next) => {
        const [, wanted = '', path = ''] =
          /^\/w(\d+)\/([\w/-]+\.webp)$/.exec(request.url ?? '') ?? []
        const widths = [...imageWidths].filter((width) => width >= Number(wanted))
        const file = [...widths, ...[...imageWidths].toReversed()]
          .map((width) => `backend/assets/image/${width}/${path}`)
          .find((candidate) => path && existsSync(candidate))
        if (!file) return next()
        response.setHeader('Content-Type', 'image/webp').end(readFileSync(file))
      })
    },
  }
}
