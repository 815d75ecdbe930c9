import type { Hono } from 'hono'
import type { AppEnv } from '../contract/handle.ts'
import { notFound } from '../contract/refusal.ts'
import { answerFile } from './answer-file.ts'
import { findLargestPicture } from './find-picture.ts'

/** A picture as a file to keep (spec §7 Images): `/image/download/product/bath-fan.webp`. */
export function downloadCalls(store: Hono<AppEnv>): void {
  store.get('/image/download/:path{.+}', async (c) => {
    const path = c.req.param('path')
    const picture = await findLargestPicture(c.env.ASSETS, path)
    if (!picture) throw notFound()
    return answerFile(c.req.raw, {
      body: picture.body,
      etag: picture.headers.get('ETag'),
      headers: {
        'Content-Type': 'image/webp',
        'Content-Disposition': `attachment; filename="${path.split('/').at(-1)}"`,
        'Cache-Control': 'public, max-age=86400',
      },
    })
  })
}

const uploadPattern = /^(?:[a-z0-9][a-z0-9-]*\/){0,4}[a-z0-9][a-z0-9-]{0,120}\.(\w{2,4})$/
/** What an editor may put there; the policy keeps a browser from running anything in it. */
const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
}

/** Files of the CMS, from `assets/upload`: data sheets, manuals. */
export function uploadCalls(app: Hono<AppEnv>): void {
  app.get('/upload/:path{.+}', async (c) => {
    const path = c.req.param('path')
    const extension = uploadPattern.exec(path)?.[1] ?? ''
    const mediaType = Object.hasOwn(mediaTypes, extension) ? mediaTypes[extension] : undefined
    if (!mediaType) throw notFound()
    const file = await c.env.ASSETS.fetch(`https://assets/upload/${path}`)
    if (!file.ok) {
      await file.body?.cancel()
      throw notFound()
    }
    return answerFile(c.req.raw, {
      body: file.body,
      etag: file.headers.get('ETag'),
      headers: {
        'Content-Type': mediaType,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cache-Control': 'public, max-age=86400',
      },
    })
  })
}
