import type { Context } from 'hono'
import { withCookies } from './request/cookies/with-cookies.ts'
import type { AppEnv } from './env.ts'
import { pageVersion } from './loaders/page-version.ts'
import { styleSheetsOf } from './render/style-sheets.ts'
import { addressOf, resolvePage, type Resolved } from './loaders/resolve.ts'
import { publicReads } from './upstream/reads/public-reads.ts'

const prefix = '/_data'

/**
 * The page's data for in-page navigation, as newline-delimited JSON: the page, then each deferred
 * part when it resolves (read by client/navigation/page-data.ts).
 */
export async function servePageData(c: Context<AppEnv>): Promise<Response> {
  const url = new URL(c.req.url)
  const pathname = url.pathname.slice(prefix.length) || '/'
  const resolved = await resolvePage(c, publicReads(c), addressOf(c, pathname, url.searchParams))
  const status = resolved.kind === 'page' ? resolved.page.status : 200
  const response = new Response(lines(resolved, pageVersion(c.var.context)), {
    status,
    headers: {
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
  return withCookies(c, response)
}

function lines(resolved: Resolved, version: string): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  const write = (value: unknown) => writer.write(encoder.encode(`${JSON.stringify(value)}\n`))
  const send = async () => {
    if (resolved.kind === 'redirect') {
      await write({ redirect: resolved.location })
    } else {
      const { page, deferred } = resolved
      const parts = Object.entries(deferred)
      await write({
        page,
        deferred: Object.keys(deferred),
        assetVersion: version,
        styles: styleSheetsOf(page.screen),
      })
      await Promise.all(
        parts.map(async ([name, part]) => write({ deferred: name, value: await part })),
      )
    }
    await writer.close()
  }
  // The client has disconnected: the remaining parts are dropped.
  send().catch(() => writer.abort().catch(() => {}))
  return readable
}
