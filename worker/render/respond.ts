import type { Context } from 'hono'
import type { ScreenName } from '../../domain/routes.ts'
import type { AnyPage } from '../../client/page.ts'
import type { DeferredParts, LayoutData } from '../../client/layout-data.ts'
import type { AppEnv } from '../env.ts'
import { statusHeaders } from '../cache/cache-status.ts'
import { afterResponse } from '../request/after-response.ts'
import type { RenderDependencies } from '../cache/tags/render-dependencies.ts'
import { textOf } from '../texts.ts'
import { layoutPathOf } from './layout-file.ts'
import { markupCacheOf } from './markup-cache.ts'
import { renderPage } from './render-page.tsx'
import { documentHeaders } from './security-headers.ts'

export interface RenderedParts {
  page: AnyPage
  deferred: DeferredParts
  layoutData: LayoutData
}

export interface ResponseBody extends RenderedParts {
  /** null for a document without inline scripts, which may be stored. */
  nonce: string | null
  dependencies: RenderDependencies
}

/**
 * Streams a page to the visitor: the shell first. One without a nonce is complete, and `store` gets
 * the bytes that are sent once the response has left: a copy of each would be garbage.
 */
export async function respond(
  c: Context<AppEnv>,
  response: ResponseBody,
  store?: (html: Uint8Array<ArrayBuffer>) => Promise<unknown>,
): Promise<Response> {
  const { page, nonce, dependencies } = response
  // Not measured: the platform's clock stands still while a Worker computes, so it would read 0.
  const body = await render(c, response, nonce, c.req.raw.signal)
  if (store && body instanceof Uint8Array)
    afterResponse(
      c,
      yielded().then(() => store(body)),
    )
  return new Response(body, {
    status: page.status,
    headers: [
      ...headersOf(c, nonce, page.screen),
      ...statusHeaders(c, dependencies),
      ...(page.status === 503 ? [['Retry-After', '120'] as [string, string]] : []),
      ['Cache-Control', 'private, no-store'],
    ],
  })
}

/** The document to be stored: complete, without a nonce, the same for everybody of the context. */
export async function completeDocument(c: Context<AppEnv>, shown: RenderedParts) {
  const { status, screen } = shown.page
  const body = await render(c, shown, null)
  return { status, headers: headersOf(c, null, screen), html: await bytesOf(body) }
}

/** Complete without a nonce, else streamed. */
async function render(
  c: Context<AppEnv>,
  { page, deferred, layoutData }: RenderedParts,
  nonce: string | null,
  signal?: AbortSignal,
) {
  return renderPage({
    shown: { page, layoutData, layoutPath: await layoutPathOf(layoutData) },
    text: await textOf(c.var.context),
    deferred,
    nonce,
    markup: markupCacheOf(c.env, layoutData),
    complete: nonce === null,
    ...(signal && { signal }),
  })
}

/** Headers of a document that may be stored. */
export function headersOf(
  c: Context<AppEnv>,
  nonce: string | null,
  screen: ScreenName,
): [string, string][] {
  return documentHeaders(c.var.config, nonce, screen)
}

/** Compressing blocks the thread: the response is sent first. */
const yielded = () => new Promise((resolve) => setTimeout(resolve))

/** Bytes of a body; reads a stream to its end. */
async function bytesOf(
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  return body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer())
}
