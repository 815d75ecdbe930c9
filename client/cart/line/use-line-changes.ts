import { useState } from 'react'
import type { Cart, CartItem, ChangedAmount } from '../../../domain/cart/cart.ts'
import { lineName } from '../../../domain/cart/cart-lines.ts'
import { type RemovedLine, removedLines } from '../../../domain/cart/removed-lines.ts'
import { useShop } from '../../shop.tsx'
import { clearCart, removeFromCart, restoreToCart, setCartAmount } from '../state/cart-changes.ts'
import { RequestFailed } from '../../http/request-failed.ts'
import { isMissingLine, type LineError, lineErrorText } from './line-error.ts'

export interface Removed {
  lines: RemovedLine[]
  /** Name of the removed item; empty after clearing the cart. */
  name: string
  /** Its undo is pending. */
  isRestoring?: boolean
}

/** Line changes on the cart page, with undo for removed lines. */
export function useLineChanges(cart: Cart | null) {
  const { text } = useShop()
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [changed, setChanged] = useState<ChangedAmount | null>(null)
  /** By line; '' is the whole cart. */
  const [troubles, setTroubles] = useState<Record<string, LineError>>({})

  const setTrouble = (at: string, trouble: LineError | null) =>
    setTroubles((before) => {
      // The same object while nothing changes, so that no line renders.
      if (!trouble && !(at in before) && !('' in before)) return before
      return {
        ...Object.fromEntries(Object.entries(before).filter(([key]) => key !== at && key !== '')),
        ...(trouble && { [at]: trouble }),
      }
    })

  /** An error is shown at its line, with the store's state; a removed line cannot show one. */
  async function tried(at: string, work: () => Promise<void>) {
    setTrouble(at, null)
    try {
      await work()
    } catch (error) {
      const message = lineErrorText(error, text)
      if (isMissingLine(error)) setTrouble('', { text: message })
      else setTrouble(at, { text: message, retry: () => void tried(at, work) })
    }
  }

  const linesOf = (isRemoved: (id: string) => boolean) =>
    cart ? removedLines(cart, isRemoved) : []

  return {
    removed,
    /** The last amount that the store clipped. */
    changed,
    troubles,
    setAmount: (item: CartItem, amount: number) =>
      tried(item.id, async () =>
        setChanged((await setCartAmount(item.id, amount)).changedAmount ?? null),
      ),
    remove(item: CartItem) {
      const lines = linesOf((id) => id === item.id)
      return tried(item.id, async () => {
        setRemoved({ lines, name: lineName(item) })
        try {
          await removeFromCart(item.id)
        } catch (error) {
          setRemoved(null)
          throw error
        }
      })
    },
    clear() {
      const lines = linesOf(() => true)
      return tried('', async () => {
        await clearCart()
        setRemoved({ lines, name: '' })
      })
    },
    undo: () =>
      tried('', async () => {
        // A second press would restore the lines twice.
        if (!removed || removed.isRestoring) return
        setRemoved({ ...removed, isRestoring: true })
        try {
          setChanged((await restoreToCart(removed.lines)).changedAmount ?? null)
          setRemoved(null)
        } catch (error) {
          // Lines that the store refuses cannot be restored; the others are.
          const isRefused = error instanceof RequestFailed && error.status === 422
          setRemoved(isRefused ? null : removed)
          throw error
        }
      }),
  }
}
