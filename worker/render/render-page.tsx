import { renderToReadableStream } from 'react-dom/server.edge'
import { App } from '../../client/app.tsx'
import type { Text } from '../../client/i18n/text.ts'
import type { Boot } from '../../client/page.ts'
import type { DeferredParts } from '../../client/layout-data.ts'
import { loadServerParts } from '../../client/lazy-part.ts'
import { ServerOnlyContext } from '../../client/hydration/server-only.ts'
import { screenComponents } from '../../client/screens.gen.ts'
import { documentEnd, documentStart } from './document.ts'
import { log } from '../request/log.ts'
import { errorFields } from '../../domain/error-fields.ts'

interface RenderPage {
  boot: Boot
  text: Text
  deferred: DeferredParts
  /** Allows React's inline scripts that insert deferred parts. */
  nonce: string | null
  /**
   * True: a complete document without inline scripts, cacheable for every visitor. False: streams
   * the shell first, then deferred parts.
   */
  complete: boolean
  signal?: AbortSignal
}

/** The document as a stream of bytes. Rejects if the shell itself cannot be rendered. */
export async function renderPage(input: RenderPage): Promise<ReadableStream<Uint8Array>> {
  const { boot, text, deferred, nonce, complete, signal } = input
  const { Screen } = await screenComponents[boot.page.screen]()
  await loadServerParts()
  const failures: unknown[] = []
  const serverOnly = new Set<unknown>()
  const markup = await renderToReadableStream(
    <ServerOnlyContext value={(data) => serverOnly.add(data)}>
      <App {...boot} text={text} Screen={Screen} deferred={deferred} />
    </ServerOnlyContext>,
    {
      ...(nonce ? { nonce } : {}),
      ...(signal ? { signal } : {}),
      // Above this size React would move resolved parts out of line, with a script to insert them.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        if (signal?.aborted) return
        failures.push(error)
        log('error', 'render-failure', { screen: boot.page.screen, ...errorFields(error) })
      },
    },
  )
  if (complete) {
    await markup.allReady
    if (failures.length > 0) throw failures[0]
  }
  return wrap(markup, documentStart(boot, nonce), async () =>
    documentEnd(boot, await settle(deferred), serverOnly),
  )
}

/** Values of the deferred parts for hydration; null for those that failed. */
async function settle(deferred: DeferredParts): Promise<Record<string, unknown>> {
  const entries = Object.entries(deferred).map(
    async ([name, part]) => [name, await part.catch(() => null)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

function wrap(
  markup: ReadableStream<Uint8Array>,
  start: string,
  end: () => Promise<string>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const reader = markup.getReader()
  let started = false
  return new ReadableStream({
    async pull(controller) {
      if (!started) {
        started = true
        controller.enqueue(encoder.encode(start))
      }
      const { done, value } = await reader.read()
      if (!done) return controller.enqueue(value)
      controller.enqueue(encoder.encode(await end()))
      controller.close()
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
