import { Fragment, memo, type ReactNode } from 'react'
import { CartLine, type CartLineProps } from './cart-line.tsx'

interface DrawnLine extends CartLineProps {
  /** Row that stands before it, for what was taken out there. */
  undo: ReactNode
}

interface LineGroupProps {
  lines: readonly DrawnLine[]
}

/**
 * Some lines of a long cart, drawn again when one of them is another. Of five hundred lines a change
 * then looks at fifty groups and draws the lines of one; a list by role, as `ul` has no groups.
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
