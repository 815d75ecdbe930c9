import type { ComponentType, ReactNode } from 'react'
import type { RichTextNode } from '../../../domain/content/rich-text.ts'
import { maxDepth } from './heading-levels.ts'
import { RichTextButton } from './rich-text-button.tsx'
import { RichTextHeading } from './rich-text-heading.tsx'
import { RichTextImage } from './rich-text-image.tsx'
import { RichTextList } from './rich-text-list.tsx'
import { RichTextMarked } from './rich-text-marked.tsx'
import { RichTextParagraph } from './rich-text-paragraph.tsx'
import { RichTextCell, RichTextTable } from './rich-text-table.tsx'
import type { NodeProps } from './node-props.ts'

const Item = ({ children }: NodeProps) => <li>{children}</li>
const Row = ({ children }: NodeProps) => <tr>{children}</tr>

/** Node types in snake case; editors write `bulletList` or `bullet_list`. */
const components = new Map<string, ComponentType<NodeProps>>([
  ['paragraph', RichTextParagraph],
  ['heading', RichTextHeading],
  ['bullet_list', RichTextList],
  ['ordered_list', RichTextList],
  ['list_item', Item],
  ['table', RichTextTable],
  ['table_row', Row],
  ['row', Row],
  ['table_cell', RichTextCell],
  ['table_header', RichTextCell],
  ['cell', RichTextCell],
  ['image', RichTextImage],
  ['button', RichTextButton],
  ['clearer', () => <div className="rich-text__clearer" />],
  ['hard_break', () => <br />],
  ['horizontal_rule', () => <hr />],
])

interface RichTextNodesProps {
  nodes: RichTextNode[] | undefined
  levels: Map<number, number>
  depth: number
}

/** An unknown node is dropped, its content is kept. */
export function RichTextNodes({ nodes = [], levels, depth }: RichTextNodesProps): ReactNode {
  if (depth > maxDepth) return null
  return nodes.map((node, index) => {
    if (node.type === 'text') return <RichTextMarked key={index} node={node} />
    const Node = components.get(snakeCase(node.type))
    const children = (
      <RichTextNodes key={index} nodes={node.content} levels={levels} depth={depth + 1} />
    )
    return Node ? (
      <Node key={index} node={node} levels={levels}>
        {children}
      </Node>
    ) : (
      children
    )
  })
}

function snakeCase(type: string): string {
  return type.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
