import type { ReactNode } from 'react'
import type { CheckoutField } from '../../../domain/checkout/checkout-form.ts'
import { useShop } from '../../shop.tsx'
import { CheckboxField } from '../../ui/field/checkbox-field.tsx'
import { fieldLabels } from './field-labels.ts'

interface ToggleProps {
  name: CheckoutField
  checked: boolean
  hint?: ReactNode
  children: ReactNode
}

/** A checkbox that expands its content, by CSS alone. */
export function Toggle({ name, checked, hint, children }: ToggleProps) {
  const { text } = useShop()
  return (
    <div className="toggle">
      <CheckboxField
        name={name}
        value="on"
        label={text(fieldLabels[name])}
        defaultChecked={checked}
        hint={hint}
      />
      <div className="toggle__content">{children}</div>
    </div>
  )
}
