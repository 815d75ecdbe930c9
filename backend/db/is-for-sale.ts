/**
 * SQL of whether a variant can be sold now: enough stock, and neither it nor its product is taken
 * off sale. The generated column `available` is only about the variant itself.
 */
export function isForSale(variant = 'v'): string {
  return `(${variant}.available AND (SELECT saleable FROM product WHERE n = ${variant}.product_n))`
}
