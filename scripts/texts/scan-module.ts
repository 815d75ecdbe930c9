import { parseSync } from 'vite'
import { isNode, type Node, visitNodes } from './visit-nodes.ts'

/** Texts that a module may show. */
export interface ScannedModule {
  /** Static imports. */
  imports: string[]
  /** Dynamic imports, with the positions of their `import()` in the source. */
  lazy: { path: string; start: number; end: number }[]
  /** All string literals, among them the keys of its texts. */
  strings: Set<string>
}

const latest = new Map<string, { source: string; scanned: ScannedModule }>()

/**
 * Scans a module once per version of its source: a build asks for most modules several times.
 * @throws if a key is computed at run time, so that the build cannot know it
 */
export function scanModule(file: string, source: string): ScannedModule {
  const known = latest.get(file)
  if (known?.source === source) return known.scanned
  const scanned = scan(file, source)
  latest.set(file, { source, scanned })
  return scanned
}

function scan(file: string, source: string): ScannedModule {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const found: ScannedModule = { imports: [], lazy: [], strings: new Set() }
  visitNodes(program, (node) => {
    const path = literalOf(node.source)
    if (node.type === 'Literal') found.strings.add(String(node.value))
    else if (node.type === 'ImportExpression' && path?.startsWith('.'))
      found.lazy.push({ path, start: node.start, end: node.end })
    else if (isStaticImport(node) && path?.startsWith('.')) found.imports.push(path)
    else if (asksForComputedText(node, source))
      throw new Error(`${file}: the key in ${source.slice(node.start, node.end)} must be a literal`)
  })
  return found
}

function isStaticImport(node: Node): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return false
  return /^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)
}

/** `text(`a.${b}`)` or `text.count('a.' + b, n)`. */
function asksForComputedText(node: Node, source: string): boolean {
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return false
  const { start, end } = node.callee
  if (!/^text(\.count)?$/.test(source.slice(start, end))) return false
  const [key] = Array.isArray(node.arguments) ? node.arguments : []
  return isNode(key) && /^(TemplateLiteral|BinaryExpression)$/.test(key.type)
}

function literalOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Literal' ? String(node.value) : undefined
}
