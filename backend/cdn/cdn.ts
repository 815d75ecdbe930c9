import { Hono } from 'hono'
import type { AppEnv } from '../contract/handle.ts'
import { Refusal, notFound } from '../contract/refusal.ts'
import { documentFiles } from '../documents/document-files.ts'
import { answerFile } from './answer-file.ts'
import { uploadCalls } from './files.ts'
import { findPicture } from './find-picture.ts'
import { parseStyle } from './parse-style.ts'

/** Pictures in the width that suits a box: `/image/w640/product/bath-fan.webp`. */
export const cdn = new Hono<AppEnv>()

cdn.get('/image/:style/:path{.+}', async (c) => {
  const style = parseStyle(c.req.param('style'))
  if (!style) throw new Refusal(400, { key: 'invalid', field: 'style', code: 'invalid' })
  const picture = await findPicture(c.env.ASSETS, c.req.param('path'), style)
  if (!picture) throw notFound()
  return answerFile(c.req.raw, {
    body: picture.body,
    etag: picture.headers.get('ETag'),
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': lifetimeOf(c.req.query('v')) },
  })
})

documentFiles(cdn)
uploadCalls(cdn)

/** Another picture may come to stand under a path; an address with a version names one for ever. */
function lifetimeOf(version: string | undefined): string {
  return version
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=86400, stale-while-revalidate=2592000'
}
