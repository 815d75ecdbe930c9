import type { Cart } from './cart.ts'

/** A removed cart line with the data to restore it. */
export interface RemovedLine {
  variantId: string
  amount: number
  /** Position among top-level lines, from 0. */
  position: number
  /** Index of its parent line in the list. */
  parent: number | null
  /** Was paid with loyalty credits. */
  credits: boolean
}

const maxAmount = 100

/** Lines removed together: the given ones and their children, in the cart's order. */
export function removedLines(cart: Cart, isRemoved: (id: string) => boolean): RemovedLine[] {
  const products = cart.items.filter(({ isDiscount }) => !isDiscount)
  const topLevel = products.filter(({ parentId }) => !parentId)
  const removed = products.filter(({ id, parentId }) => isRemoved(id) || isRemoved(parentId ?? ''))
  return removed.slice(0, maxAmount).map(({ id, parentId, variantId, amount, credits }) => {
    const parent = parentId ? removed.findIndex((other) => other.id === parentId) : -1
    return {
      variantId,
      amount,
      position: Math.max(
        topLevel.findIndex((other) => other.id === (parentId || id)),
        0,
      ),
      parent: parent < 0 ? null : parent,
      credits: credits === true,
    }
  })
}

/** `v1~2~0,v2~1~0~p0~c`: as a query parameter or a form field. */
export function formatRemoved(lines: readonly RemovedLine[]): string {
  return lines
    .map(({ variantId, amount, position, parent, credits }) =>
      [
        variantId,
        amount,
        position,
        ...(parent === null ? [] : [`p${parent}`]),
        ...(credits ? ['c'] : []),
      ].join('~'),
    )
    .join(',')
}

const one = /^([\w.:-]{1,64})~(\d{1,4}(?:\.\d{1,3})?)~(\d{1,3})(?:~p(\d{1,2}))?(~c)?$/

/** Parses untrusted input: empty unless all of it is valid. */
export function parseRemoved(text: string | null): RemovedLine[] {
  const parts = text ? text.split(',') : []
  if (parts.length > maxAmount) return []
  const lines = parts.map((part, index): RemovedLine | null => {
    const [, variantId = '', amount, position, parent, credits] = one.exec(part) ?? []
    if (!variantId || !(Number(amount) > 0) || Number(parent ?? -1) >= index) return null
    return {
      variantId,
      amount: Number(amount),
      position: Number(position),
      parent: parent === undefined ? null : Number(parent),
      credits: credits !== undefined,
    }
  })
  const whole = lines.filter((line) => line !== null)
  return whole.length === lines.length ? whole : []
}
