import { type FormEvent, useEffect, useRef, useState } from 'react'
import { promisedFigure, reviewedFigures } from '../../../domain/checkout/reviewed-figures.ts'
import { settleCart } from '../../../domain/order/settle-cart.ts'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { BillingSection } from './billing-section.tsx'
import { CartChanges } from '../review/cart-changes.tsx'
import { ContactSection } from './contact-section.tsx'
import { DeliverySection } from '../delivery/delivery-section.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { ExtrasSection } from './extras-section.tsx'
import { controlOf } from './form-values.ts'
import { OrderAside } from '../review/order-aside.tsx'
import { OrderReview } from '../review/order-review.tsx'
import { OutcomeNotice } from '../finished/outcome-notice.tsx'
import { stepForm } from '../step-link.tsx'
import { useOrderForm } from './use-order-form.ts'
import { useTaxation } from './use-taxation.ts'
import { usePlaceOrder } from './use-place-order.ts'
import type { CompleteInfo } from '../has-order-form.ts'

type OrderFormProps = CompleteInfo & { refresh: (reason: string) => Promise<void> }

export function OrderForm({ refresh, ...props }: OrderFormProps) {
  const { context, site, text } = useShop()
  const { cart, gifts, shipper, branchId, slot, payment, countries, user, promise } = props
  // Initial values stay: the current ones are in the inputs.
  const [{ values }] = useState(props)
  // The attempt key of the displayed cart; an ordered cart's key is spent.
  const { idempotencyKey } = props
  const { form, errors, setErrors, needs, isRestored, checkAll, onFilled, formProps } =
    useOrderForm(props)
  const currency = site.globals.currencies.find(({ code }) => code === context.currency)
  const { taxation, vatIdCheck, updating, update } = useTaxation({
    first: props.taxation,
    firstCheck: props.vatCheck,
    form,
    isRestored,
  })
  const {
    busy,
    outcome,
    place: placeOrder,
    settle,
  } = usePlaceOrder({
    cart: props.cart,
    idempotencyKey,
    refresh: async (reason) => {
      await Promise.all([refresh(reason), update({ again: true })])
    },
    onErrors: setErrors,
  })
  const choice = { shipper, payment, gifts, decimalPlaces: currency?.decimalPlaces ?? 2 }
  const settlement = settleCart(cart, choice, taxation)
  const review = {
    expectedTotal: String(settlement.totals.order.gross),
    reviewed: JSON.stringify({
      ...reviewedFigures(settlement),
      country: taxation.tax.country,
      delivery: promisedFigure(promise),
    }),
  }
  const view = context.netPrices ? 'net' : 'gross'
  const sums = { cart, settlement, tax: taxation.tax, view, updating } as const
  const problem = useRef<HTMLDivElement>(null)
  const [attempts, setAttempts] = useState(0)
  const wrong = Object.keys(errors).length > 0
  // Until the first submit, each field shows its own error.
  const wasSent = attempts > 0 || Object.keys(props.errors).length > 0
  useEffect(() => {
    if (wrong) problem.current?.focus()
    // After a submit only: validation while typing must not move the focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [attempts, busy])

  function submit(event: FormEvent) {
    event.preventDefault()
    const checked = checkAll()
    setAttempts(attempts + 1)
    if (checked) void placeOrder(checked, review)
  }

  function goTo(name: string) {
    const control = form.current && controlOf(form.current, name)
    control?.focus()
    control?.scrollIntoView({ block: 'center' })
  }

  const state = { values, errors }
  return (
    <div className="checkout__columns">
      <OrderAside step="info" {...sums} />
      <form
        {...formProps}
        id={stepForm}
        className="checkout__main"
        method="post"
        action={checkoutApi.placeOrder}
        noValidate
        onSubmit={submit}
      >
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <input type="hidden" name="expectedTotal" value={review.expectedTotal} />
        <input type="hidden" name="reviewed" value={review.reviewed} />
        <OutcomeNotice outcome={outcome} onCheck={settle} />
        <ErrorSummary errors={wasSent ? errors : {}} box={problem} onGo={goTo} />
        <ContactSection {...state} needs={needs} user={user} />
        {needs.address && (
          <DeliverySection {...state} {...{ countries }} lockers={needs.lockers ?? false} />
        )}
        <BillingSection
          {...state}
          {...{ needs, form, onFilled, vatIdCheck, updating }}
          countries={props.billingCountries}
          onTaxed={update}
          lookup={props.lookup}
        />
        <ExtrasSection
          {...state}
          guest={user === null}
          takesBack={cart.takeBack === true && shipper.requiredAddress}
        />
        <CartChanges changes={props.changes} />
        <OrderReview {...{ ...sums, shipper, branchId, slot, payment, promise }} now={props.now}>
          <Button type="submit" variant="primary" size="large" wide busy={busy}>
            {text('checkout.order')}
          </Button>
        </OrderReview>
      </form>
    </div>
  )
}
