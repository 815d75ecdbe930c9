import type { BatchItem } from '../../../domain/contract/store-cart.ts'
import { Refusal, notFound } from '../../contract/refusal.ts'
import { toThousandths } from '../../db/thousandths.ts'
import type { Caller } from '../../request/caller.ts'
import { maxLines, availableLines, type AvailableLine } from './lines/items.ts'
import { amountUpdate, changedAmount, requireAmount, soldOut, touch } from './lines/line-amount.ts'
import { findOffers, type Offer } from './offer.ts'
import type { CartRow, Shopper } from './find-shopper.ts'
import type { Imported } from './batch-outcome.ts'

interface Line extends Pick<AvailableLine, 'id' | 'amount'> {
  isNew: boolean
  offer: Offer | null
}

/**
 * Adds plain variants with amounts. Offers and lines are read once and written in one batch: a
 * query per line would be too slow for hundreds.
 */
export async function addPlainItems(
  db: D1Database,
  caller: Caller,
  { cart, customer }: Shopper & { cart: CartRow },
  items: readonly BatchItem[],
): Promise<Imported> {
  const ids = [...new Set(items.map(({ id }) => id))]
  const [offers, present] = await Promise.all([
    findOffers(db, caller, ids, customer),
    availableLines(db, cart),
  ])
  const lines = new Map<string, Line>()
  const others = new Map<string, number>()
  for (const { id, variantId, amount, parentId, credits, custom } of present) {
    const isPlain = parentId === null && credits === 0 && custom === null
    if (isPlain && !lines.has(variantId))
      lines.set(variantId, { id, amount, isNew: false, offer: null })
    else others.set(variantId, (others.get(variantId) ?? 0) + amount)
  }
  let count = present.length
  const outcome: Imported = { imported: 0, total: items.length, changedAmounts: [], errors: [] }
  for (const [index, item] of items.entries()) {
    try {
      const offer = requireKnown(offers.get(item.id))
      const line = lines.get(item.id)
      const requested = (line?.amount ?? 0) + toThousandths(item.amount)
      const amount = requireAmount(requested, offer, others.get(item.id) ?? 0)
      if (!item.forceAdd && amount < requested) throw soldOut(offer, amount)
      if (!line && count >= maxLines) throw cartFull()
      if (!line) count++
      const { id = crypto.randomUUID(), isNew = true } = line ?? {}
      lines.set(item.id, { id, amount, isNew, offer })
      const changed = changedAmount(offer, requested, amount)
      if (changed) outcome.changedAmounts.push(changed)
      outcome.imported++
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const errors = error.errors(caller.locale)
      outcome.errors.push(...errors.map((one) => ({ ...one, field: `items.${index}` })))
    }
  }
  const writes = [...lines.values()].flatMap(({ id, amount, isNew, offer }) => {
    if (!offer) return []
    return isNew
      ? insertion(db, caller, cart, { id, amount, offer })
      : amountUpdate(db, caller, id, amount, offer)
  })
  if (writes.length > 0) await db.batch([...writes, touch(db, cart)])
  return outcome
}

function requireKnown(offer: Offer | Refusal | undefined): Offer {
  if (!offer) throw notFound()
  if (offer instanceof Refusal) throw offer
  return offer
}

function cartFull(): Refusal {
  return new Refusal(422, { key: 'cartFull', code: 'cart_full', values: { limit: maxLines } })
}

/** Position after all existing lines. */
function insertion(
  db: D1Database,
  { currency }: Caller,
  cart: CartRow,
  { id, amount, offer }: { id: string; amount: number; offer: Offer },
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO cart_item (id, cart_id, variant_id, amount, parent_id, credits, custom,
        noted_currency, noted_with_tax, position, name)
      SELECT ?1, ?2, ?3, ?4, NULL, 0, NULL, ?5, ?6, coalesce(max(position) + 1, 1),
        (SELECT fullname FROM variant WHERE id = ?3)
      FROM cart_item WHERE cart_id = ?2`,
    )
    .bind(id, cart.id, offer.variantId, amount, currency, offer.listPrice)
}
