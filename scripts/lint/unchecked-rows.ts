import { parseSync } from 'vite'

type Node = { type: string } & Record<string, unknown>

/** Methods of D1 that return unvalidated rows of any type. */
const readers = new Set(['first', 'all', 'raw'])
const generic = new Set([...readers, 'batch', 'run'])

/**
 * Places in a backend file where D1 rows or parsed JSON are trusted without validation:
 * `.first<T>()`, `.all()`, `.batch<T>([…])`, and JSON.parse whose `any` does not become unknown at
 * once. Read rows with backend/db/rows.ts, JSON columns with backend/db/columns.ts.
 */
export function findUncheckedRows(file: string, code: string): string[] {
  const { program } = parseSync(file, code)
  return [...uncheckedIn(program, [])]
}

function* uncheckedIn(node: unknown, ancestors: readonly Node[]): Generator<string> {
  if (!isNode(node)) return
  if (node.type === 'CallExpression' && isMember(node['callee'])) {
    const { object, property } = node['callee']
    const method = nameOf(property)
    const isRead = readers.has(method) && isEmpty(node['arguments'])
    if (isRead || (generic.has(method) && isNode(node['typeArguments']))) yield `.${method}()`
    if (nameOf(object) === 'JSON' && method === 'parse' && !isUnknown(ancestors)) yield 'JSON.parse'
  }
  for (const child of children(node)) yield* uncheckedIn(child, [node, ...ancestors])
}

/** Whether the value of an expression becomes unknown, or is parsed at once. */
function isUnknown([parent, ...further]: readonly Node[]): boolean {
  if (!parent) return false
  if (parent.type === 'VariableDeclarator') return annotates(parent['id'], 'TSUnknownKeyword')
  if (parent.type === 'TSAsExpression') return typeOf(parent) === 'TSUnknownKeyword'
  if (parent.type === 'CallExpression') {
    return isMember(parent['callee']) && /^(?:safeP|p)arse$/.test(nameOf(parent['callee'].property))
  }
  const isPassedOn = ['ReturnStatement', 'ConditionalExpression'].includes(parent.type)
  if (parent.type !== 'ReturnStatement') return isPassedOn && isUnknown(further)
  const around = further.find(({ type }) => type.includes('Function'))
  return around !== undefined && hasUnknown(around['returnType'])
}

function annotates(node: unknown, type: string): boolean {
  const annotation = isNode(node) ? node['typeAnnotation'] : undefined
  return isNode(annotation) && typeOf(annotation) === type
}

function typeOf(node: Node): string {
  return isNode(node['typeAnnotation']) ? node['typeAnnotation'].type : ''
}

function hasUnknown(node: unknown): boolean {
  return isNode(node) && (node.type === 'TSUnknownKeyword' || children(node).some(hasUnknown))
}

function isMember(node: unknown): node is Node & { object: unknown; property: unknown } {
  return isNode(node) && node.type === 'MemberExpression'
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0
}

function children(node: Node): Node[] {
  return Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''
}
