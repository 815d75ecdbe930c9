import type { D1Database } from '@cloudflare/workers-types'
import type { Wish } from './purchase.ts'

const lists = ['/ventilatoren', '/rohre-kanaele', '/filter', '/ventilatoren/bad-kleinraumluefter']

/** Requested products in sequence, the same in every run; some are nearly sold out. */
export async function desiredItemsOf(db: D1Database): Promise<() => Wish> {
  const { results } = await db
    .prepare(
      `SELECT v.id, s.slug FROM variant v JOIN product p ON p.n = v.product_n
      JOIN product_text s ON s.product_n = p.n AND s.locale = 'de'
      WHERE v.available AND v.amount_min <= 1000 AND v.longest_side_mm < 1200 ORDER BY v.n % 97, v.n LIMIT 400`,
    )
    .all<{ id: string; slug: string }>()
  let count = 0
  return () => {
    const number = count++
    const { id, slug } = results[(number * 7) % results.length] ?? { id: '', slug: '' }
    return {
      list: lists[number % lists.length] ?? '/',
      product: `/produkt/${slug}`,
      variantId: id,
      amount: 1 + (number % 2),
      paymentId: number % 3 === 0 ? 'card' : 'prepayment',
      isImpatient: number % 5 === 0,
    }
  }
}
