import { isSelectable } from '../../../domain/checkout/delivery/checkout-choice.ts'
import { fastestShipper } from '../../../domain/checkout/delivery/delivery-date.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ShipperCard } from './shipper-card.tsx'
import type { UseMethods } from './use-methods.ts'
import type { CheckoutMethodsProps } from '../../../domain/screens/checkout/checkout-methods.ts'

type ShipperOptionsProps = Omit<CheckoutMethodsProps, 'cart' | 'chosen' | 'errors'> & {
  cart: NonNullable<CheckoutMethodsProps['cart']>
  state: UseMethods
}

/** Shipping methods; where there is none, the contact. */
export function ShipperOptions({ state, ...props }: ShipperOptionsProps) {
  const offered = state.shippers.filter(isSelectable)
  const refused = state.shippers.filter((shipper) => !isSelectable(shipper))
  const delivering = offered.filter(({ type }) => type !== 'PERSONAL')
  const fastest = delivering.length > 1 ? fastestShipper(delivering) : null
  if (offered.length === 0) return <NoShipper />
  return [...offered, ...refused].map((shipper) => (
    <ShipperCard
      key={shipper.id}
      {...props}
      state={state}
      shipper={shipper}
      isFastest={shipper === fastest}
    />
  ))
}

function NoShipper() {
  const { frame, routes, text } = useShop()
  const { phone, email } = frame.globals.contact
  return (
    <Notice
      kind="warning"
      title={text('checkout.noShipperTitle')}
      action={<ButtonLink href={routes.checkout()}>{text('checkout.editCart')}</ButtonLink>}
    >
      {text('checkout.noShipper', { phone, email })}
    </Notice>
  )
}
