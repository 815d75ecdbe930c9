import * as z from 'zod/mini'
import { CartItem } from '../../../domain/cart/cart.ts'
import { shareUnchanged } from './share-unchanged.ts'

/* Reuses unchanged lines: a line with the same JSON text keeps its object, so that of five
   hundred lines only a changed one is parsed, validated and rendered. */

/** Lines of the last response, by their JSON text. */
let known = new Map<string, CartItem>()
const texts = new WeakMap<CartItem, string>()

interface ResponseBody {
  cart: { items: CartItem[] } | null
}

const Head = z.looseObject({ cart: z.looseObject({ items: z.array(z.unknown()) }) })

/** Body of an NDJSON response; its items are already validated. */
export function readCartLines(body: string): { head: unknown; items: CartItem[] } {
  const [first = '', ...lines] = body.split('\n')
  const items = lines.map((text) => known.get(text) ?? CartItem.parse(JSON.parse(text)))
  known = new Map(lines.map((text, at) => [text, items[at] ?? fail()]))
  for (const [text, item] of known) texts.set(item, text)
  return { head: Head.parse(JSON.parse(first)), items }
}

/** The new response, sharing unchanged parts with the displayed one. */
export function reuseUnchangedCart<Shown extends ResponseBody>(
  shown: unknown,
  response: Shown,
): Shown {
  const merged = shareUnchanged(shown, response)
  response.cart?.items.forEach((item, at) => {
    const text = texts.get(item)
    const same = merged.cart?.items[at]
    if (text === undefined || !same || same === item) return
    known.set(text, same)
    texts.set(same, text)
  })
  return merged
}

function fail(): never {
  throw new Error('A line of the cart is missing')
}
