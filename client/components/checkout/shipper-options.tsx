import { fastestShipper } from '../../../domain/delivery-date.ts'
import type { CheckoutMethodsProps } from '../../screens/checkout-methods.tsx'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { ShipperCard } from './shipper-card.tsx'
import type { UseMethods } from './use-methods.ts'

type ShipperOptionsProps = Omit<CheckoutMethodsProps, 'cart' | 'chosen' | 'errors'> & {
  cart: NonNullable<CheckoutMethodsProps['cart']>
  state: UseMethods
}

/** Ways to get the goods; where there is none, whom to ask. */
export function ShipperOptions({ state, ...props }: ShipperOptionsProps) {
  const { shippers } = state
  const fastest = shippers.length > 1 ? fastestShipper(shippers) : null
  if (!shippers.some(({ refused }) => !refused)) return <NoShipper />
  return shippers.map((shipper) => (
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
