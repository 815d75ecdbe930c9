import { parseSync } from 'vite'

type Node = { type: string } & Record<string, unknown>

/**
 * Module variables and class fields that hold promises beyond a request. A Worker cannot await the
 * I/O of another request: if that request is aborted, its promise never settles, and later requests
 * hang until the isolate is evicted. Cache the value instead.
 */
export function findSharedPromises(file: string, code: string): string[] {
  const { program } = parseSync(file, code)
  return [...stateOf(program)].filter(({ node }) => holdsPromise(node)).map(({ name }) => name)
}

interface State {
  name: string
  node: Node
}

function* stateOf(program: unknown): Generator<State> {
  for (const node of children(program)) {
    const declared = node.type === 'ExportNamedDeclaration' ? node['declaration'] : node
    if (!isNode(declared)) continue
    if (declared.type === 'VariableDeclaration') {
      for (const declarator of children(declared)) {
        yield { name: nameOf(declarator['id']), node: declarator }
      }
    }
    if (declared.type === 'ClassDeclaration') yield* fieldsOf(declared)
  }
}

function* fieldsOf(declared: Node): Generator<State> {
  const members = isNode(declared['body']) ? children(declared['body']) : []
  for (const member of members) {
    if (member.type === 'PropertyDefinition') yield { name: nameOf(member['key']), node: member }
  }
}

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'TSFunctionType'])

/** Whether a type or an initial value is a promise; results of functions are new each time. */
function holdsPromise(node: Node): boolean {
  if (functions.has(node.type)) return false
  if (node.type === 'TSTypeReference' && nameOf(node['typeName']) === 'Promise') return true
  if (node.type === 'NewExpression' && nameOf(node['callee']) === 'Promise') return true
  return children(node).some(holdsPromise)
}

function children(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return []
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
