export interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

/** Calls `see` for every node of a syntax tree, a parent before its children. */
export function visitNodes(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) value.forEach((item) => visitNodes(item, see))
  else if (isNode(value)) {
    see(value)
    for (const field of Object.values(value)) visitNodes(field, see)
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
