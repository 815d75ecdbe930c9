import { useState } from 'react'
import { mutate } from 'swr'
import type { Cart, CartItem, ChangedAmount } from '../../../domain/cart.ts'
import { goodsOf } from '../../../domain/cart-lines.ts'
import { api } from '../../../domain/routes.ts'
import { useShop } from '../../shop.tsx'
import {
  addToCart,
  CartAnswer,
  cartSettled,
  removeFromCart,
  setCartAmount,
} from '../../state/cart-changes.ts'
import { notifyFailure } from '../../state/notify-failure.ts'
import { sendJson } from '../../state/send-json.ts'

/** Changes of the lines on the cart's page, with the way back for what was removed. */
export function useLineChanges() {
  const { text } = useShop()
  const [removed, setRemoved] = useState<CartItem[]>([])
  const [changed, setChanged] = useState<ChangedAmount | null>(null)

  async function guarded(work: () => Promise<unknown>) {
    try {
      await work()
    } catch (error) {
      notifyFailure(error, text)
    }
  }

  return {
    /** What the last removal took, for undoing it. */
    removed,
    /** The amount that the store clipped last. */
    changed,
    setAmount: (item: CartItem, amount: number) =>
      guarded(async () => setChanged((await setCartAmount(item.id, amount)).changedAmount ?? null)),
    remove: (item: CartItem) =>
      guarded(async () => {
        setRemoved([item])
        await removeFromCart(item.id)
      }),
    clear: (cart: Cart) =>
      guarded(async () => {
        await cartSettled()
        const answer = await sendJson({ method: 'DELETE', url: api.cartItems, answer: CartAnswer })
        setRemoved(goodsOf(cart))
        await mutate(api.cart, answer, { revalidate: false })
      }),
    undo: () =>
      guarded(async () => {
        setRemoved([])
        for (const { variantId, amount } of removed) await addToCart(variantId, amount)
      }),
  }
}
