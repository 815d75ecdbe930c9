import { OrderRefusal } from './order-refusal.ts'
import { remainingOf, type OrderState, type Quantities } from './order-state.ts'

/** Existing items of a command; all possible ones by default. */
export function chosenItems(
  { lines }: OrderState,
  requested: Quantities | undefined,
  possible: (line: OrderState['lines'][number]) => number,
  done: string,
): Quantities {
  if (!requested) {
    return Object.fromEntries(
      lines.flatMap((line) => (possible(line) > 0 ? [[line.id, possible(line)]] : [])),
    )
  }
  for (const [id, amount] of Object.entries(requested)) {
    const line = lines.find((each) => each.id === id)
    if (!line) throw new OrderRefusal('unknown_item', `The order has no item ${id}.`)
    if (amount <= 0) throw new OrderRefusal('no_amount', `Of item ${id} nothing is to be ${done}.`)
    if (amount > possible(line)) {
      const left = possible(line) / 1000
      const most = left > 0 ? `only ${left} can be ${done}` : `nothing can be ${done} any more`
      throw new OrderRefusal('too_many', `Of item ${id} ${most}.`)
    }
  }
  return requested
}

/** A complete line includes its child lines, the last bought line the gifts for the whole order. */
export function withParts(
  { lines }: OrderState,
  items: Quantities,
  possible: (line: OrderState['lines'][number]) => number,
): Quantities {
  const all: Record<string, number> = { ...items }
  for (const line of lines) {
    const parent = lines.find(({ id }) => id === line.parentId)
    const isParentGone =
      parent && (all[parent.id] ?? 0) > 0 && remainingOf(parent) === all[parent.id]
    if (isParentGone && possible(line) > 0) all[line.id] = possible(line)
  }
  const bought = lines.filter(({ isOrderGift }) => !isOrderGift)
  if (bought.some((line) => remainingOf(line) > (all[line.id] ?? 0))) return all
  for (const line of lines) {
    if (line.isOrderGift && possible(line) > 0) all[line.id] = possible(line)
  }
  return all
}
