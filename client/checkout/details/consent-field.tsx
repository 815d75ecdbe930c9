import type { ReactNode } from 'react'
import type { CheckoutField } from '../../../domain/checkout/checkout-form.ts'
import { useShop } from '../../shop.tsx'
import { CheckboxField } from '../../ui/field/checkbox-field.tsx'
import { fieldLabels } from './field-labels.ts'
import type { FormState } from './order-field.tsx'

/** A consent checkbox, never ticked by default: only the visitor's own tick is restored. */
export function ConsentField({
  name,
  hint,
  values,
  errors,
}: FormState & { name: CheckoutField; hint?: ReactNode }) {
  const { text } = useShop()
  return (
    <div id={`field-${name}`}>
      <CheckboxField
        name={name}
        value="on"
        label={text(fieldLabels[name])}
        hint={hint}
        defaultChecked={values[name] === 'on'}
        error={errors[name]}
      />
    </div>
  )
}
