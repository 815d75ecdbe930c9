import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { ChoiceNotice } from '../../../domain/checkout/delivery/choice-notice.ts'
import { settleCart } from '../../../domain/order/settle-cart.ts'
import { estimateTaxation } from '../../../domain/tax/estimate-taxation.ts'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { ChoiceNotices } from './choice-notices.tsx'
import { groupOf, hasSummary, MethodsErrors } from './methods-errors.tsx'
import { OrderAside } from '../review/order-aside.tsx'
import { PaymentOptions } from '../payment-options.tsx'
import { ShipperOptions } from './shipper-options.tsx'
import { StoreUnreachable } from '../store-unreachable.tsx'
import { stepForm, StepLink } from '../step-link.tsx'
import { useFreshPage } from '../use-fresh-page.ts'
import { useMethods } from './use-methods.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field/field-frame.tsx'
import { useShop } from '../../shop.tsx'
import type { CheckoutMethodsProps } from '../../../domain/screens/checkout/checkout-methods.ts'

/** Refetches methods that were shown before, and after the store has rejected a choice. */
export function MethodsStep(props: CheckoutMethodsProps) {
  const { routes } = useShop()
  const path = routes.checkoutMethods()
  const { shown, refreshing, refresh } = useFreshPage('checkout-methods', path, props)
  const [clearedNotices, setClearedNotices] = useState<ChoiceNotice[]>([])

  function notifyCleared(notices: ChoiceNotice[]) {
    setClearedNotices(notices)
    void refresh()
  }

  if (!shown.cart) return <StoreUnreachable retry={path} />
  return (
    <MethodsForm
      key={shown.now}
      {...shown}
      notices={clearedNotices.length > 0 ? clearedNotices : shown.notices}
      cart={shown.cart}
      old={refreshing}
      onCleared={notifyCleared}
    />
  )
}

interface MethodsFormProps extends CheckoutMethodsProps {
  cart: Cart
  /** A newer state is loading: a selection made now would be overwritten. */
  old: boolean
  onCleared: (notices: ChoiceNotice[]) => void
}

function MethodsForm(props: MethodsFormProps) {
  const { cart, payments } = props
  const { context, text } = useShop()
  const taxation = props.taxation ?? estimateTaxation(cart, context.country)
  const state = useMethods(props, props.onCleared)
  const { chosen, methods, errors, busy, choose, proceed: goOn } = state
  const problem = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasSummary(errors)) problem.current?.focus()
  }, [errors])

  function submit(event: FormEvent) {
    event.preventDefault()
    void goOn()
  }

  return (
    <div className="checkout__columns">
      <OrderAside
        step="methods"
        cart={cart}
        settlement={settleCart(cart, { ...methods, gifts: [], decimalPlaces: 2 }, taxation)}
        tax={taxation.tax}
        view={context.netPrices ? 'net' : 'gross'}
        updating={state.saving}
      />
      <form
        id={stepForm}
        className="checkout__main"
        method="post"
        action={checkoutApi.checkoutMethods}
        inert={props.old}
        onSubmit={submit}
      >
        <MethodsErrors errors={errors} box={problem} />
        <ChoiceNotices notices={state.notices} />
        <fieldset className="methods" {...groupOf('shipper', errors)}>
          <legend className="methods__title">{text('checkout.shipper')}</legend>
          <FieldError id="methods-shipper" error={errors['shipper']} />
          <ShipperOptions {...props} state={state} />
          <noscript>
            <button className="button button--secondary" name="intent" value="shipper">
              {text('checkout.applyShipper')}
            </button>
          </noscript>
        </fieldset>
        <fieldset className="methods" {...groupOf('payment', errors)}>
          <legend className="methods__title">{text('checkout.payment')}</legend>
          <FieldError id="methods-payment" error={errors['payment']} />
          <PaymentOptions
            payments={payments}
            shipper={methods.shipper}
            chosen={chosen.paymentId}
            onChoose={(paymentId) => choose({ paymentId })}
          />
        </fieldset>
        <div className="checkout__actions">
          <StepLink
            from="methods"
            to="checkout"
            className="button button--quiet icon-before icon--arrow-left"
          >
            {text('checkout.back')}
          </StepLink>
          <Button type="submit" variant="primary" size="large" iconAfter="arrow-right" busy={busy}>
            {text('checkout.methods.submit')}
          </Button>
        </div>
      </form>
    </div>
  )
}
