import { api } from '../../domain/api.ts'
import type { AnyPage } from '../page.ts'
import type { DeferredParts } from '../layout-data.ts'

/** First line of the response: the page, or a redirect. */
type FirstLine =
  | { page: AnyPage; deferred: string[]; assetVersion: string; styles: string[] }
  | { redirect: string }

type DeferredLine = { deferred: string; value: unknown }

export interface LoadedPage {
  page: AnyPage
  deferred: DeferredParts
  /** URLs of its style sheets. */
  styles: string[]
}

/** The page needs a full document load. */
export class FullLoadNeeded extends Error {}

/** This document is of another build, currency or price display. */
export class Outdated extends FullLoadNeeded {}

/** The loader redirects. */
export class Redirected extends Error {
  location: string
  constructor(location: string) {
    super(`Redirected to ${location}`)
    this.location = location
  }
}

/**
 * Requests a page's data: one JSON line for the page and one for each deferred part. @throws
 * FullLoadNeeded if the response is no page, Outdated if it is of another build or price display
 */
export async function fetchPageData(
  path: string,
  assetVersion: string,
  signal: AbortSignal,
): Promise<LoadedPage> {
  const response = await fetch(api.pageData(path), { signal })
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.body || !type.startsWith('application/x-ndjson')) throw new FullLoadNeeded(path)
  const lines = readLines(response.body)
  // Written by the Worker of the same build; another build's is refused by its asset version.
  const first = (await nextLine(lines)) as FirstLine
  if ('redirect' in first) throw new Redirected(first.redirect)
  if (first.assetVersion !== assetVersion) throw new Outdated(path)
  return {
    page: first.page,
    deferred: receiveDeferred(first.deferred, lines),
    styles: first.styles,
  }
}

function receiveDeferred(names: string[], lines: AsyncIterator<unknown>): DeferredParts {
  const waiting = new Map(names.map((name) => [name, Promise.withResolvers<unknown>()]))
  const receive = async () => {
    for (let left = names.length; left > 0; left--) {
      const line = (await nextLine(lines)) as DeferredLine
      waiting.get(line.deferred)?.resolve(line.value)
    }
  }
  // A part that never arrives counts as failed: its null state is rendered.
  receive().catch(() => waiting.forEach((part) => part.resolve(null)))
  return Object.fromEntries([...waiting].map(([name, part]) => [name, part.promise]))
}

async function nextLine(lines: AsyncIterator<unknown>): Promise<unknown> {
  const { done, value } = await lines.next()
  if (done) throw new FullLoadNeeded('the response ended early')
  return value
}

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    rest += done ? decoder.decode() : decoder.decode(value, { stream: true })
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
    if (done) return
  }
}
