import { createElement, type ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'

/** A rendered page as data: tag, attributes, children. */
export type Markup = string | [tag: string, attributes: Record<string, string>, children: Markup[]]

interface Env {
  MARKUP: string
}

let markup: Markup | null = null

function toElement(node: Markup, key: number): ReactNode {
  if (typeof node === 'string') return node
  const [tag, attributes, children] = node
  return createElement(tag, { key, ...attributes }, ...children.map(toElement))
}

/** The floor for a page that is not cached: React alone, streaming the same markup. */
export default {
  async fetch(_request: Request, env: Env): Promise<Response> {
    markup ??= JSON.parse(env.MARKUP) as Markup
    const stream = await renderToReadableStream(toElement(markup, 0))
    return new Response(stream, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  },
}
