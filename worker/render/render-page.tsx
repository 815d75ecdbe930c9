import { renderToReadableStream } from 'react-dom/server.edge'
import { App } from '../../client/app.tsx'
import { settledPart } from '../../client/settled-part.ts'
import type { Text } from '../../client/i18n/text.ts'
import type { DeferredParts } from '../../client/layout-data.ts'
import { loadServerParts } from '../../client/lazy-part.ts'
import { type MarkupCache, MarkupCacheContext } from '../../client/hydration/cached-markup.tsx'
import { ServerOnlyContext } from '../../client/hydration/server-only.ts'
import { screenComponents } from '../../client/screens.gen.ts'
import { documentEnd, documentStart, type Shown } from './document.ts'
import { log } from '../request/log.ts'
import { errorFields } from '../../domain/error-fields.ts'

type Bytes = Uint8Array<ArrayBuffer>

interface RenderPage {
  shown: Shown
  text: Text
  deferred: DeferredParts
  /** Allows React's inline scripts that insert deferred parts. */
  nonce: string | null
  markup: MarkupCache | null
  /**
   * True: a complete document without inline scripts, cacheable for every visitor. False: streams
   * the shell first, then deferred parts.
   */
  complete: boolean
  signal?: AbortSignal
}

/**
 * The document: its bytes if nothing in it is waited for, else a stream. Rejects if the shell itself
 * cannot be rendered.
 */
export async function renderPage(input: RenderPage): Promise<Bytes | ReadableStream<Bytes>> {
  const { shown, text, deferred, nonce, complete, signal } = input
  const { Screen } = await screenComponents[shown.page.screen]()
  await loadServerParts()
  const failures: unknown[] = []
  const serverOnly = new Set<unknown>()
  const parts = complete ? await readyParts(deferred) : deferred
  const markup = await renderToReadableStream(
    <ServerOnlyContext value={(data) => serverOnly.add(data)}>
      <MarkupCacheContext value={input.markup}>
        <App
          page={shown.page}
          layoutData={shown.layoutData}
          text={text}
          Screen={Screen}
          deferred={parts}
        />
      </MarkupCacheContext>
    </ServerOnlyContext>,
    {
      ...(nonce ? { nonce } : {}),
      ...(signal ? { signal } : {}),
      // Above this size React would move resolved parts out of line, with a script to insert them.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        if (signal?.aborted) return
        failures.push(error)
        log('error', 'render-failure', { screen: shown.page.screen, ...errorFields(error) })
      },
    },
  )
  const start = encoder.encode(documentStart(shown, nonce))
  const end = async () => encoder.encode(documentEnd(shown, await settle(deferred), serverOnly))
  if (!complete && Object.keys(deferred).length > 0) return streamed(markup, start, end)
  await markup.allReady
  if (complete && failures.length > 0) throw failures[0]
  return joined([start, ...(await chunksOf(markup)), await end()])
}

const encoder = new TextEncoder()

async function chunksOf(markup: ReadableStream<Bytes>): Promise<Bytes[]> {
  const chunks: Bytes[] = []
  const reader = markup.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return chunks
    chunks.push(value)
  }
}

function joined(chunks: readonly Bytes[]): Bytes {
  const bytes = new Uint8Array(chunks.reduce((total, { length }) => total + length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

/** Parts that `use` reads at once: React would render each boundary a second time. */
async function readyParts(deferred: DeferredParts): Promise<DeferredParts> {
  const settled = await Promise.allSettled(Object.values(deferred))
  const entries = Object.entries(deferred).map(([name, part], at) => {
    const result = settled[at]
    return [name, result?.status === 'fulfilled' ? settledPart(result.value) : part] as const
  })
  return Object.fromEntries(entries)
}

/** Values of the deferred parts for hydration; null for those that failed. */
async function settle(deferred: DeferredParts): Promise<Record<string, unknown>> {
  const entries = Object.entries(deferred).map(
    async ([name, part]) => [name, await part.catch(() => null)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

function streamed(
  markup: ReadableStream<Bytes>,
  start: Bytes,
  end: () => Promise<Bytes>,
): ReadableStream<Bytes> {
  const reader = markup.getReader()
  let started = false
  return new ReadableStream({
    async pull(controller) {
      if (!started) {
        started = true
        controller.enqueue(start)
      }
      const { done, value } = await reader.read()
      if (!done) return controller.enqueue(value)
      controller.enqueue(await end())
      controller.close()
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
