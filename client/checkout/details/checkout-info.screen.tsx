import { Suspense } from 'react'
import { CheckoutSteps } from '../checkout-steps.tsx'
import { hasOrderForm } from '../has-order-form.ts'
import { EnterButton } from '../step-link.tsx'
import { InfoStep } from './lazy-info-step.ts'
import { useShop } from '../../shop.tsx'
import type { CheckoutInfoProps } from '../../../domain/screens/checkout/checkout-info.ts'

export function Screen(props: CheckoutInfoProps) {
  const { text } = useShop()
  const hasForm = hasOrderForm(props)
  return (
    <div className="container checkout">
      {hasForm && <EnterButton />}
      <CheckoutSteps current={2} form={hasForm ? 'info' : undefined} />
      <h1>{text('checkout.info.title')}</h1>
      <Suspense>
        <InfoStep {...props} />
      </Suspense>
    </div>
  )
}
