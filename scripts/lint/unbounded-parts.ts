import { parseSync } from 'vite'

type Node = { type: string } & Record<string, unknown>

/**
 * Boundary components, below which a part may wait for its script without suspending its
 * surroundings.
 */
const boundaries = new Set(['Suspense', 'LazyBoundary', 'Boundary'])

/**
 * Lazy parts of a file (`lazyParts` in client/lazy-part.ts) outside of any boundary in that file:
 * their surroundings would wait for the first interaction too.
 */
export function findUnboundedParts(
  file: string,
  code: string,
  isLazyModule: (path: string) => boolean,
): string[] {
  const { program } = parseSync(file, code)
  const names = new Set(
    program.body.flatMap((node) =>
      node.type === 'ImportDeclaration' && isLazyModule(node.source.value)
        ? node.specifiers.map(({ local }) => local.name)
        : [],
    ),
  )
  return names.size > 0 ? [...unboundedIn(program, names)] : []
}

function* unboundedIn(node: unknown, names: ReadonlySet<string>): Generator<string> {
  if (!isNode(node)) return
  const name = node.type === 'JSXElement' ? elementName(node) : ''
  if (boundaries.has(name)) return
  if (names.has(name)) yield name
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) yield* unboundedIn(child, names)
  }
}

/** `Part` of `<Part>`, `parts` of `<parts.Part>`. */
function elementName(element: Node): string {
  const opening = element['openingElement']
  let name = isNode(opening) ? opening['name'] : null
  while (isNode(name) && name.type === 'JSXMemberExpression') name = name['object']
  return isNode(name) && typeof name['name'] === 'string' ? name['name'] : ''
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
