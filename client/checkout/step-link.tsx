import type { ReactNode } from 'react'
import { checkoutApi } from '../../domain/checkout/checkout-api.ts'
import {
  stepTargetField,
  stepTargetPath,
  type StepTarget,
} from '../../domain/checkout/step-target.ts'
import { useShop } from '../shop.tsx'

/** The form of the current step; its links stand outside of it too. */
export const stepForm = 'checkout-step'

/** Saves the form of a step. */
const saves = { methods: checkoutApi.checkoutMethods, info: checkoutApi.checkoutInfo } as const

interface StepLinkProps {
  /** The step whose form is open. */
  from: keyof typeof saves
  to: StepTarget
  className?: string
  children: ReactNode
}

/**
 * A link out of a checkout step that submits its form, because a plain link would discard what was
 * typed until a script has stored it.
 */
export function StepLink({ from, to, className = 'step-link', children }: StepLinkProps) {
  const { routes } = useShop()
  return (
    <button
      type="submit"
      role="link"
      form={stepForm}
      formAction={saves[from]}
      formNoValidate
      name={stepTargetField}
      value={to}
      className={className}
      onClick={(event) => {
        event.preventDefault()
        location.assign(stepTargetPath(routes, to))
      }}
    >
      {children}
    </button>
  )
}

/**
 * Implicit submission: Enter presses the first button of the form in the document, which must not
 * be a link out of it.
 */
export function EnterButton({ intent }: { intent?: string }) {
  return (
    <button
      type="submit"
      form={stepForm}
      {...(intent && { name: 'intent', value: intent })}
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
