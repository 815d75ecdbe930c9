import { parseSync } from 'vite'

/**
 * Number of top-level awaits in a module. workerd refuses to import such a module while it is
 * pending, so whether a page renders would depend on earlier pages.
 */
export function countTopLevelAwaits(file: string, code: string): number {
  return countIn(parseSync(file, code).program)
}

function countIn(node: unknown): number {
  if (Array.isArray(node)) return node.reduce((sum: number, each) => sum + countIn(each), 0)
  if (!isNode(node) || /Function/.test(node.type)) return 0
  const isAwait = node.type === 'AwaitExpression' || node['await'] === true
  return (isAwait ? 1 : 0) + countIn(Object.values(node))
}

function isNode(value: unknown): value is { type: string } & Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'type' in value
}
