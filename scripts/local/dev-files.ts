import { existsSync, readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { Plugin } from 'vite'
import { uploadCalls } from '../../backend/cdn/files.ts'
import type { AppEnv } from '../../backend/contract/handle.ts'
import { findPicture } from '../../backend/cdn/find-picture.ts'
import { chooseFormat } from '../../backend/cdn/picture-format.ts'
import { extensionOf } from '../../backend/cdn/file-path.ts'
import { parseStyle } from '../../backend/cdn/parse-style.ts'

/** The backend's files as its binding ASSETS provides them. */
const assets = {
  async fetch(address: string): Promise<Response> {
    const file = `backend/assets${new URL(address).pathname}`
    return existsSync(file)
      ? new Response(readFileSync(file), {
          headers: { 'Content-Type': `image/${extensionOf(file)}` },
        })
      : new Response(null, { status: 404 })
  },
}
const uploads = new Hono<AppEnv>()
uploadCalls(uploads)

/** Serves the backend's files in the dev server, whose second Worker has no assets. */
export function devFiles(): Plugin {
  return {
    name: 'dev-files',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/cdn/image', async (request, response, next) => {
        const [, name = '', path = ''] =
          /^\/([^/]+)\/([\w/-]+\.webp)$/.exec(request.url ?? '') ?? []
        const style = parseStyle(name)
        const format = style && chooseFormat(style, request.headers.accept)
        // No transformation here: prepared widths are served.
        const env = { ASSETS: assets }
        const work = { env, spend: () => Promise.resolve(), waitUntil: () => undefined }
        const picture = format && (await findPicture({ path, style, format }, work))
        if (!picture) return next()
        const bytes = new Uint8Array(await new Response(picture.body).arrayBuffer())
        response.setHeader('Content-Type', picture.mediaType).end(bytes)
      })
      middlewares.use('/cdn/upload', async (request, response, next) => {
        const file = await uploads.request(`/upload${request.url ?? ''}`, {}, { ASSETS: assets })
        if (!file.ok) return next()
        response.setHeaders(file.headers).end(new Uint8Array(await file.arrayBuffer()))
      })
    },
  }
}
