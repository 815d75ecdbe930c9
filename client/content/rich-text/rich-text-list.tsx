import { readNumber } from './attributes.ts'
import type { NodeProps } from './node-props.ts'

export function RichTextList({ node, children }: NodeProps) {
  if (!node.type.startsWith('ordered')) return <ul>{children}</ul>
  const start = readNumber(node.attrs, 'start', 0, 9999) ?? readNumber(node.attrs, 'order', 0, 9999)
  return <ol start={start ?? undefined}>{children}</ol>
}
