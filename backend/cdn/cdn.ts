import { type Context, Hono } from 'hono'
import { clientAddressOf, networkOf } from '../../domain/network.ts'
import type { AppEnv } from '../contract/handle.ts'
import { Refusal, notFound } from '../contract/refusal.ts'
import { documentFiles } from '../documents/document-files.ts'
import { drawingFiles } from '../documents/drawings/drawing-files.ts'
import { readCaller } from '../request/caller.ts'
import { budgets } from '../store/budget/budgets.ts'
import { spendBudget } from '../store/budget/spend-budget.ts'
import { serveFile } from './serve-file.ts'
import { parseFilePath } from './file-path.ts'
import { downloadCalls, uploadCalls } from './files.ts'
import { findPicture } from './find-picture.ts'
import { isListed } from './listed-styles.ts'
import { type ImageStyle, parseStyle } from './parse-style.ts'
import { chooseFormat } from './picture-format.ts'

/** Pictures by style: `/image/w255-h270-crop/product/bath-fan.webp`. */
export const cdn = new Hono<AppEnv>()

// Before the styles, which have other names: files of the store at a public URL.
downloadCalls(cdn)

cdn.get('/image/:style/:path{.+}', async (c) => {
  // Refusals too: an invalid style stays invalid, and a missing picture may be uploaded later.
  c.header('Cache-Control', 'public, max-age=86400')
  const style = parseStyle(c.req.param('style'))
  if (!style) throw new Refusal(400, { key: 'invalid', field: 'style', code: 'invalid' })
  c.header('Cache-Control', 'public, max-age=60')
  const path = parseFilePath(c.req.param('path'))
  const format = chooseFormat(style, c.req.header('Accept'))
  const picture =
    path &&
    (await findPicture(
      { path, style, format },
      {
        env: c.env,
        spend: () => spendOnMaking(c, style),
        waitUntil: (work) => c.executionCtx.waitUntil(work),
      },
    ))
  if (!picture) throw notFound()
  const { body, etag, mediaType, isSubstitute } = picture
  return serveFile(c.req.raw, {
    body,
    etag,
    headers: {
      'Content-Type': mediaType,
      'Cache-Control': isSubstitute ? 'public, max-age=300' : lifetimeOf(c.req.query('v')),
      ...(!style.webp && { Vary: 'Accept' }),
    },
  })
})

documentFiles(cdn)
drawingFiles(cdn)
uploadCalls(cdn)

/** A path may get another picture; a versioned URL is immutable. */
function lifetimeOf(version: string | undefined): string {
  return version
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=86400, stale-while-revalidate=2592000'
}

/** Transformations are billed, so custom sizes are rate limited: nobody can enumerate sizes. */
async function spendOnMaking(c: Context<AppEnv>, style: ImageStyle): Promise<void> {
  if (isListed(style)) return
  const caller = readCaller(c.req.raw.headers)
  const network = networkOf(clientAddressOf(c.req.raw.headers)) ?? 'unknown'
  // Cached until its window ends.
  c.header('Cache-Control', 'no-store')
  await spendBudget(c.env.DB, caller, budgets.pictureNetwork, network)
  await spendBudget(c.env.DB, caller, budgets.picture, 'shop')
}
