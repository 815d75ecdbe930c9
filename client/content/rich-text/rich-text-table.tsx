import type { RichTextNode } from '../../../domain/content/rich-text.ts'
import { useShop } from '../../shop.tsx'
import { readList, readNumber } from './attributes.ts'
import type { NodeProps } from './node-props.ts'

/** Scrollable if it is wider than the screen, also by keyboard. */
export function RichTextTable({ node, children }: NodeProps) {
  const { text } = useShop()
  const widths = columnWidths(node)
  return (
    <section
      className="rich-text__table"
      aria-label={`${text('content.table')}: ${textOf(node.content?.[0]?.content?.[0])}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table>
        {widths.some(Boolean) && (
          <colgroup>
            {widths.map((width, index) => (
              <col key={index} width={width ?? undefined} />
            ))}
          </colgroup>
        )}
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

export function RichTextCell({ node: { type, attrs }, children }: NodeProps) {
  const span = {
    colSpan: readNumber(attrs, 'colspan', 2, 50) ?? undefined,
    rowSpan: readNumber(attrs, 'rowspan', 2, 200) ?? undefined,
  }
  return /header/i.test(type) ? <th {...span}>{children}</th> : <td {...span}>{children}</td>
}

/** Text of a node: a table is labelled by its first cell, so that several can be told apart. */
function textOf(node: RichTextNode | undefined): string {
  if (!node) return ''
  return node.text ?? (node.content ?? []).map(textOf).join('')
}

/** In px, from the first row; null for a column of automatic width. */
function columnWidths({ content }: RichTextNode): (number | null)[] {
  const cells = content?.[0]?.content ?? []
  return cells.flatMap(({ attrs }) => {
    const columns = readNumber(attrs, 'colspan', 1, 50) ?? 1
    const widths = readList(attrs, 'colwidth')
    return Array.from({ length: columns }, (_, index) => width(widths[index]))
  })
}

function width(value: unknown): number | null {
  return typeof value === 'number' && value >= 20 && value <= 1200 ? Math.round(value) : null
}
