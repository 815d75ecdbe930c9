import { Suspense } from 'react'
import { CheckoutSteps } from '../checkout-steps.tsx'
import { MethodsStep } from './lazy-methods-step.ts'
import { useShop } from '../../shop.tsx'
import type { CheckoutMethodsProps } from '../../../domain/screens/checkout/checkout-methods.ts'

export function Screen(props: CheckoutMethodsProps) {
  const { text } = useShop()
  return (
    <div className="container checkout">
      <CheckoutSteps current={1} />
      <h1>{text('checkout.methods.title')}</h1>
      <Suspense>
        <MethodsStep {...props} />
      </Suspense>
    </div>
  )
}
