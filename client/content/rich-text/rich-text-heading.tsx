import { readChoice, readText } from './attributes.ts'
import { levelOf } from './heading-levels.ts'
import { alignClass } from './rich-text-paragraph.tsx'
import type { NodeProps } from './node-props.ts'

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

export function RichTextHeading({ node, levels, children }: NodeProps) {
  if (!node.content?.length) return null
  const level = levels.get(levelOf(node)) ?? 2
  const Tag = tags[level - 1] ?? 'h6'
  const align = readChoice(node.attrs, 'textAlign', ['center', 'right'])
  // Only headings in a table of contents have one.
  const id = /^[\w-]{1,200}$/.exec(readText(node.attrs, 'id'))?.[0]
  return (
    <Tag id={id} className={alignClass(align)}>
      {children}
    </Tag>
  )
}
