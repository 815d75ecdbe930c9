import type { SeedStatement } from '../insert.ts'

/** Values of goods in cent and haléř from which a gift is offered, and its own price at most. */
const steps = [
  { id: 'gift-1', fromEur: 10_000, fromCzk: 250_000, worth: 700 },
  { id: 'gift-2', fromEur: 25_000, fromCzk: 600_000, worth: 1500 },
  { id: 'gift-3', fromEur: 50_000, fromCzk: 1_250_000, worth: 3000 },
]

/**
 * Gifts for orders of some value: the dearest small thing in good stock that is worth less than a
 * step allows, another product each. They cost a cent (a quarter of a crown, which is rounded up).
 */
export function orderGiftRows(): SeedStatement[] {
  return [
    'DELETE FROM order_gift',
    ...steps.map(
      ({ id, fromEur, fromCzk, worth }, index) =>
        `INSERT INTO order_gift (id, variant_id, position, from_eur, from_czk, price_eur, price_czk)
        SELECT '${id}', v.id, ${index + 1}, ${fromEur}, ${fromCzk}, 1, 25
        FROM variant v JOIN product p ON p.n = v.product_n AND p.unit IN ('piece', 'roll', 'pack') AND p.saleable
        JOIN price pr ON pr.variant_n = v.n AND pr.currency = 'EUR'
        WHERE v.available AND v.check_stock AND v.stock >= 5000 AND v.amount_min <= 1000
          AND v.longest_side_mm <= 600 AND pr.with_tax <= ${worth}
          AND p.n NOT IN (SELECT o.product_n FROM order_gift g JOIN variant o ON o.id = g.variant_id)
        ORDER BY pr.with_tax DESC, v.n LIMIT 1`,
    ),
  ]
}
