/** A rendered page as data: tag, attributes, children. */
export type Markup = string | [tag: string, attributes: Record<string, string>, children: Markup[]]

interface Env {
  MARKUP: string
}

const attributeNames: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
}
const withoutEnd = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'path', 'source', 'use'])
const encoder = new TextEncoder()
let markup: Markup | null = null

function escape(value: string): string {
  return /["&<>]/.test(value)
    ? value
        .replaceAll('&', '&amp;')
        .replaceAll('"', '&quot;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
    : value
}

function toHtml(node: Markup): string {
  if (typeof node === 'string') return escape(node)
  const [tag, attributes, children] = node
  let html = `<${tag}`
  for (const name in attributes) {
    html += ` ${attributeNames[name] ?? name}="${escape(attributes[name] ?? '')}"`
  }
  html += '>'
  for (const child of children) html += toHtml(child)
  return withoutEnd.has(tag) ? html : `${html}</${tag}>`
}

/** Baseline of an uncached page: the same markup as strings, the cheapest possible renderer. */
export default {
  fetch(_request: Request, env: Env): Response {
    markup ??= JSON.parse(env.MARKUP) as Markup
    return new Response(encoder.encode(toHtml(markup)), {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    })
  },
}
