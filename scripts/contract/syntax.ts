import { parseAst } from 'vite'

/** A node of the syntax tree; only the used fields. */
export interface Node {
  type: string
  start: number
  name?: string
  value?: Node | string
  key?: Node
  body?: Node
  callee?: Node
  object?: Node
  property?: Node
  argument?: Node
  arguments?: Node[]
  properties?: Node[]
  elements?: Node[]
  declaration?: Node | null
  declarations?: { id: Node; init: Node | null }[]
}

/** A constant at the top of a module. */
export interface Declared {
  init: Node
  comment: string | null
  source: string
}

export function declarationsOf(source: string): Map<string, Declared> {
  const found = new Map<string, Declared>()
  // The parser's own types are a union of all nodes.
  const { body } = parseAst(source, { lang: 'ts' }) as unknown as { body: Node[] }
  for (const statement of body) {
    const { declarations = [] } = statement.declaration ?? statement
    for (const { id, init } of declarations) {
      if (!init || !id.name) continue
      found.set(id.name, { init, comment: commentBefore(source, statement.start), source })
    }
  }
  return found
}

/** Text of the JSDoc comment that ends right before a position. */
export function commentBefore(source: string, position: number): string | null {
  const before = source.slice(0, position).trimEnd()
  if (!before.endsWith('*/')) return null
  const start = before.lastIndexOf('/*')
  if (!before.startsWith('/**', start)) return null
  return before
    .slice(start + 3, -2)
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}
