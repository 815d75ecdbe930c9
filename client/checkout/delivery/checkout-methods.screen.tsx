import { Suspense } from 'react'
import { CheckoutSteps } from '../checkout-steps.tsx'
import { EnterButton } from '../step-link.tsx'
import { MethodsStep } from './lazy-methods-step.ts'
import { useShop } from '../../shop.tsx'
import type { CheckoutMethodsProps } from '../../../domain/screens/checkout/checkout-methods.ts'

export function Screen(props: CheckoutMethodsProps) {
  const { text } = useShop()
  const hasForm = props.cart !== null
  return (
    <div className="container checkout">
      {hasForm && <EnterButton intent="enter" />}
      <CheckoutSteps current={1} form={hasForm ? 'methods' : undefined} />
      <h1>{text('checkout.methods.title')}</h1>
      <Suspense>
        <MethodsStep {...props} />
      </Suspense>
    </div>
  )
}
