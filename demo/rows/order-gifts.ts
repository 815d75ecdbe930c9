import type { SeedStatement } from '../../backend/db/insert.ts'

/** Minimum cart value in minor units of each gift, its source and its maximum price. */
const steps = [
  { id: 'gift-sealant', category: 'L3', fromEur: 10_000, fromCzk: 250_000, worth: 700 },
  { id: 'gift-tape', category: 'L2', fromEur: 25_000, fromCzk: 600_000, worth: 1500 },
  { id: 'gift-insulation', category: 'L5', fromEur: 50_000, fromCzk: 1_250_000, worth: 3500 },
]

/**
 * Gifts by order value: installation material, the most expensive well-stocked item that a step
 * allows. They cost a cent, or a quarter of a crown, which is rounded up.
 */
export function orderGiftRows(): SeedStatement[] {
  return [
    'DELETE FROM order_gift',
    ...steps.map(
      ({ id, category, fromEur, fromCzk, worth }, index) =>
        `INSERT INTO order_gift (id, variant_id, position, amounts)
        SELECT '${id}', v.id, ${index + 1},
          '${JSON.stringify({ EUR: { from: fromEur, price: 1 }, CZK: { from: fromCzk, price: 25 } })}'
        FROM category c JOIN product p ON p.category_n = c.n AND p.saleable
        JOIN variant v ON v.product_n = p.n
        JOIN price pr ON pr.variant_n = v.n AND pr.currency = 'EUR'
        WHERE c.id = '${category}' AND v.available AND v.check_stock AND v.stock >= 10000
          AND v.amount_min <= 1000 AND pr.with_tax <= ${worth}
        ORDER BY pr.with_tax DESC, v.n LIMIT 1`,
    ),
  ]
}
