import { Suspense } from 'react'
import { CheckoutSteps } from '../checkout-steps.tsx'
import { InfoStep } from './lazy-info-step.ts'
import { useShop } from '../../shop.tsx'
import type { CheckoutInfoProps } from '../../../domain/screens/checkout/checkout-info.ts'

export function Screen(props: CheckoutInfoProps) {
  const { text } = useShop()
  return (
    <div className="container checkout">
      <CheckoutSteps current={2} />
      <h1>{text('checkout.info.title')}</h1>
      <Suspense>
        <InfoStep {...props} />
      </Suspense>
    </div>
  )
}
