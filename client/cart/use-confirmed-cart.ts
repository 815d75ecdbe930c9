import { useMemo } from 'react'
import type { Cart } from '../../domain/cart/cart.ts'
import { cheapestShipper } from '../../domain/checkout/checkout-totals.ts'
import { settleCart } from '../../domain/order/settle-cart.ts'
import { estimateTaxation } from '../../domain/tax/estimate-taxation.ts'
import type { CheckoutProps } from '../../domain/screens/checkout/checkout.ts'
import { useShop } from '../shop.tsx'
import { useOrderGifts } from './state/use-order-gifts.ts'

/** The cart's totals with the cheapest shipping, and its available gifts. */
export function useConfirmedCart(
  cart: Cart,
  props: Pick<CheckoutProps, 'gifts' | 'shippers' | 'taxation'>,
) {
  const { context, site } = useShop()
  const gifts = useOrderGifts(props.gifts, cart)
  const { currencies } = site.globals
  const { shippers } = props
  const taxation = useMemo(
    () => props.taxation ?? estimateTaxation(cart, context.country),
    [props.taxation, cart, context.country],
  )
  const chosen = gifts?.chosen
  const decimalPlaces = currencies.find(({ code }) => code === context.currency)?.decimalPlaces ?? 2
  const settlement = useMemo(() => {
    const shipper = cheapestShipper(cart, shippers)
    return settleCart(
      cart,
      { shipper, payment: null, gifts: chosen ?? [], decimalPlaces },
      taxation,
    )
  }, [cart, shippers, chosen, decimalPlaces, taxation])
  const view = context.netPrices ? 'net' : 'gross'
  return { settlement, tax: taxation.tax, view, gifts } as const
}
