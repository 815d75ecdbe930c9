import type { Country } from '../../../domain/account/address.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { DeliveryPromise } from '../../../domain/checkout/delivery/delivery-date.ts'
import type { Gift } from '../../../domain/cart/gift.ts'
import type { CompanyLookup } from '../../../domain/checkout/company-lookup.ts'
import type { Payment, Shipper } from '../../../domain/checkout/checkout.ts'
import type { FoundSlot } from '../../../domain/checkout/delivery/delivery-slot.ts'
import type { User } from '../../../domain/account/user.ts'
import { CheckoutSteps } from '../checkout-steps.tsx'
import { isComplete, OrderForm } from './order-form.tsx'
import { StoreUnreachable } from '../store-unreachable.tsx'
import { TryAgainForm } from '../finished/try-again-form.tsx'
import { useFreshPage } from '../use-fresh-page.ts'
import type { FieldErrors, FieldValues } from '../../form.ts'
import { useShop } from '../../shop.tsx'

export interface CheckoutInfoProps {
  /** null: the store cannot be reached. */
  cart: Cart | null
  /** What is different since the goods were put into the cart, to be seen before ordering. */
  changes: string[]
  /** Gifts that were chosen and still can be had. */
  gifts: Gift[]
  shipper: Shipper | null
  branchId: string | null
  /** Time slot of the delivery; null: none was chosen. */
  slot: FoundSlot | null
  payment: Payment | null
  /** When the goods can be there; null without cart or shipper. */
  promise: DeliveryPromise | null
  countries: Country[]
  user: User | null
  values: FieldValues
  errors: FieldErrors
  /** What came of looking the company up without a script; null: nobody asked. */
  lookup: CompanyLookup | null
  /** A service judges addresses in place of the built-in rules. */
  addressCheck: boolean
  /** The login that the cart belonged to has expired while this was typed. */
  sessionLost: boolean
  /** What is known of an attempt whose answer was lost, told to a form; null: nothing was lost. */
  outcome: 'unknown' | 'none' | null
  /** One value per attempt to order, made by the server with the form. */
  idempotencyKey: string
  now: string
}

export function Screen(props: CheckoutInfoProps) {
  const { routes, text } = useShop()
  const { shown, refresh } = useFreshPage('checkout-info', routes.checkoutInfo(), props)
  return (
    <div className="container checkout">
      <CheckoutSteps current={2} />
      <h1>{text('checkout.info.title')}</h1>
      <InfoContent shown={shown} refresh={refresh} />
    </div>
  )
}

interface InfoContentProps {
  shown: CheckoutInfoProps
  refresh: () => Promise<void>
}

function InfoContent({ shown, refresh }: InfoContentProps) {
  const { routes } = useShop()
  if (shown.outcome !== 'unknown' && isComplete(shown))
    return <OrderForm {...shown} refresh={refresh} />
  const wasPosted =
    shown.sessionLost ||
    shown.outcome !== null ||
    (Boolean(shown.values['email']) && shown.user === null)
  return wasPosted ? (
    <TryAgainForm {...shown} />
  ) : (
    <StoreUnreachable retry={routes.checkoutInfo()} />
  )
}
