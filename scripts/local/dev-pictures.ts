import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { findPicture } from '../../backend/cdn/find-picture.ts'
import { parseStyle } from '../../backend/cdn/parse-style.ts'

/** The backend's files as its binding ASSETS gives them. */
const assets = {
  async fetch(address: string): Promise<Response> {
    const file = `backend/assets${new URL(address).pathname}`
    return existsSync(file)
      ? new Response(readFileSync(file), { headers: { 'Content-Type': 'image/webp' } })
      : new Response(null, { status: 404 })
  },
}

/** Serves the backend's pictures in the dev server, whose second Worker can have no files. */
export function devPictures(): Plugin {
  return {
    name: 'dev-pictures',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/cdn/image', async (request, response, next) => {
        const [, name = '', path = ''] =
          /^\/([^/]+)\/([\w/-]+\.webp)$/.exec(request.url ?? '') ?? []
        const style = parseStyle(name)
        const picture = style && (await findPicture(assets, path, style))
        if (!picture) return next()
        const bytes = new Uint8Array(await picture.arrayBuffer())
        response.setHeader('Content-Type', 'image/webp').end(bytes)
      })
    },
  }
}
