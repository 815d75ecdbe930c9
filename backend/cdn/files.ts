import type { Hono } from 'hono'
import { encodePath } from '../../domain/url/encode-path.ts'
import type { AppEnv } from '../contract/handle.ts'
import { notFound } from '../contract/refusal.ts'
import { serveFile } from './serve-file.ts'
import { attachmentHeader, extensionOf, parseFilePath } from './file-path.ts'
import { findOriginal, readPicture } from './original-picture.ts'
import type { PictureEnv } from './picture-files.ts'

const lifetime = 'public, max-age=86400'

/** A picture as a download (spec §7 Images): `/image/download/product/bath-fan.webp`. */
export function downloadCalls(app: Hono<AppEnv>): void {
  app.get('/image/download/:path{.+}', async (c) => {
    const path = parseFilePath(c.req.param('path'))
    const original = path && (await findOriginal(c.env, path))
    const bytes = original && (await original.read())
    const picture = bytes && readPicture(bytes)
    if (!path || !picture) throw notFound()
    return serveFile(c.req.raw, {
      body: bytes,
      etag: original.etag,
      headers: {
        'Content-Type': picture.mediaType,
        'Content-Disposition': attachmentHeader(path),
        'Cache-Control': lifetime,
      },
    })
  })
}

/** Uploadable types; the CSP keeps a browser from running anything in them. */
const mediaTypes = new Map([
  ['pdf', 'application/pdf'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['csv', 'text/csv; charset=utf-8'],
  ['zip', 'application/zip'],
])

/** Files of the CMS, from `assets/upload` or the bucket: data sheets, manuals. */
export function uploadCalls(app: Hono<AppEnv>): void {
  app.get('/upload/:path{.+}', async (c) => {
    const path = parseFilePath(c.req.param('path'))
    const mediaType = path && mediaTypes.get(extensionOf(path))
    const file = path && mediaType && (await findUpload(c.env, path))
    if (!file) throw notFound()
    return serveFile(c.req.raw, {
      ...file,
      headers: {
        'Content-Type': mediaType,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cache-Control': lifetime,
      },
    })
  })
}

async function findUpload({ ASSETS, FILES }: PictureEnv, path: string) {
  const asset = await ASSETS.fetch(`https://assets/upload/${encodePath(path)}`)
  if (asset.ok) return { body: asset.body, etag: asset.headers.get('ETag') }
  await asset.body?.cancel()
  // File names may use NFC or NFD.
  for (const name of new Set([path, path.normalize('NFD')])) {
    const file = await FILES?.get(`upload/${name}`)
    if (file) return { body: file.body, etag: file.httpEtag }
  }
  return null
}
