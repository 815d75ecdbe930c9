import { Fragment, memo, type ReactNode } from 'react'
import { CartLine, type CartLineProps } from './cart-line.tsx'

interface DrawnLine extends CartLineProps {
  /** Undo row before this group. */
  undo: ReactNode
}

interface LineGroupProps {
  lines: readonly DrawnLine[]
}

/**
 * A memoised group of lines: of five hundred lines a change compares fifty groups and renders the
 * lines of one. The list is one by role, because `ul` allows no groups.
 */
export const LineGroup = memo(function LineGroup({ lines }: LineGroupProps) {
  return (
    <div className="cart-lines__group" role="presentation">
      {lines.map(({ undo, ...line }) => (
        <Fragment key={line.item.id}>
          {undo && <div role="listitem">{undo}</div>}
          <CartLine {...line} />
        </Fragment>
      ))}
    </div>
  )
}, isSameGroup)

function isSameGroup(before: LineGroupProps, after: LineGroupProps): boolean {
  const { lines } = before
  return (
    lines.length === after.lines.length &&
    lines.every((line, at) => {
      const other = after.lines[at]
      return other !== undefined && isSameLine(line, other)
    })
  )
}

function isSameLine(line: DrawnLine, other: DrawnLine): boolean {
  return (
    line.item === other.item &&
    line.total === other.total &&
    line.delivery === other.delivery &&
    line.delays === other.delays &&
    line.trouble === other.trouble &&
    line.changed === other.changed &&
    line.undo === other.undo
  )
}
