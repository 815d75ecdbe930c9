import { type FormEvent, useEffect, useRef } from 'react'
import type { Cart } from '../../domain/cart.ts'
import type { Payment, Shipper } from '../../domain/checkout.ts'
import type { ChosenMethods } from '../../domain/checkout-choice.ts'
import { checkoutTotals } from '../../domain/checkout-totals.ts'
import { api } from '../../domain/routes.ts'
import { CheckoutSteps } from '../components/checkout/checkout-steps.tsx'
import { OrderAside } from '../components/checkout/order-aside.tsx'
import { PaymentOptions } from '../components/checkout/payment-options.tsx'
import { ShipperOptions } from '../components/checkout/shipper-options.tsx'
import { StoreUnreachable } from '../components/checkout/store-unreachable.tsx'
import { useFreshPage } from '../components/checkout/use-fresh-page.ts'
import { useMethods } from '../components/checkout/use-methods.ts'
import { Button, ButtonLink } from '../components/ui/button.tsx'
import { Notice } from '../components/ui/notice.tsx'
import type { FieldErrors } from '../form.ts'
import { useShop } from '../shop.tsx'

export interface CheckoutMethodsProps {
  /** null: the store cannot be reached. */
  cart: Cart | null
  shippers: Shipper[]
  payments: Payment[]
  chosen: ChosenMethods
  /** At `shipper`, `branch`, `payment`, or '' for all. */
  errors: FieldErrors
  now: string
}

export function Screen(props: CheckoutMethodsProps) {
  const { routes, text } = useShop()
  const { shown, refreshing } = useFreshPage('checkout-methods', routes.checkoutMethods(), props)
  return (
    <div className="container checkout">
      <CheckoutSteps current={1} />
      <h1>{text('checkout.methods.title')}</h1>
      {shown.cart ? (
        <MethodsForm key={shown.now} {...shown} cart={shown.cart} old={refreshing} />
      ) : (
        <StoreUnreachable retry={routes.checkoutMethods()} />
      )}
    </div>
  )
}

interface MethodsFormProps extends CheckoutMethodsProps {
  cart: Cart
  /** A newer state is on its way: what is chosen now would be lost. */
  old: boolean
}

function MethodsForm(props: MethodsFormProps) {
  const { cart, shippers, payments, now } = props
  const { routes, text } = useShop()
  const { chosen, methods, errors, busy, choose, goOn } = useMethods(props)
  const problem = useRef<HTMLDivElement>(null)
  const message = errors['shipper'] ?? errors['branch'] ?? errors['payment'] ?? errors['']
  useEffect(() => {
    if (message) problem.current?.focus()
  }, [message])

  function submit(event: FormEvent) {
    event.preventDefault()
    void goOn()
  }

  return (
    <div className="checkout__columns">
      <OrderAside cart={cart} totals={checkoutTotals(cart, methods.shipper, methods.payment)} />
      <form
        className="checkout__main"
        method="post"
        action={api.checkoutMethods}
        inert={props.old}
        onSubmit={submit}
      >
        {message && (
          <div ref={problem} tabIndex={-1} className="checkout__problem">
            <Notice kind="danger" role="alert">
              {message}
            </Notice>
          </div>
        )}
        <fieldset className="methods">
          <legend className="methods__title">{text('checkout.shipper')}</legend>
          <ShipperOptions
            {...{ cart, shippers, chosen, now }}
            branchError={errors['branch']}
            onChoose={choose}
          />
          {shippers.length === 0 && <Notice kind="warning">{text('checkout.noShipper')}</Notice>}
          <noscript>
            <button className="button button--secondary" name="intent" value="shipper">
              {text('checkout.applyShipper')}
            </button>
          </noscript>
        </fieldset>
        <fieldset className="methods">
          <legend className="methods__title">{text('checkout.payment')}</legend>
          <PaymentOptions
            payments={payments}
            shipper={methods.shipper}
            chosen={chosen.paymentId}
            onChoose={(paymentId) => choose({ paymentId })}
          />
        </fieldset>
        <div className="checkout__actions">
          <ButtonLink href={routes.checkout()} variant="quiet" icon="arrow-left">
            {text('checkout.back')}
          </ButtonLink>
          <Button type="submit" variant="primary" size="large" iconAfter="arrow-right" busy={busy}>
            {text('checkout.methods.submit')}
          </Button>
        </div>
      </form>
    </div>
  )
}
