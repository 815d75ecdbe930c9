import type { Shop } from '../../shop.tsx'

/**
 * An amount that includes VAT in every price display, such as a minimum order value: beside net
 * prices it says so.
 */
export function grossPrice(
  amount: number,
  { context, format, text }: Pick<Shop, 'context' | 'format' | 'text'>,
): string {
  const price = format.price(amount)
  return context.netPrices ? text('price.withTax', { price }) : price
}
