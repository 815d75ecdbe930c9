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

function isSameGroup(before: LineGroupProps, { lines }: LineGroupProps): boolean {
  return (
    before.lines.length === lines.length &&
    before.lines.every((line, at) => isSameLine(line, lines[at]))
  )
}

/** Handlers are stable, so all props are compared. */
function isSameLine(line: DrawnLine, other: DrawnLine | undefined): boolean {
  const values: readonly unknown[] = Object.values(other ?? {})
  return Object.values(line).every((value, at) => value === values[at])
}
