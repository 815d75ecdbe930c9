import type { InputHTMLAttributes, ReactNode } from 'react'
import type { CheckoutField } from '../../../domain/checkout/checkout-form.ts'
import { checkoutLimits } from '../../../domain/checkout/checkout-limits.ts'
import type { FieldErrors, FieldValues } from '../../../domain/validation/form-fields.ts'
import { useShop } from '../../shop.tsx'
import { Field } from '../../ui/field/field.tsx'
import { fieldLabels } from './field-labels.ts'

export interface FormState {
  values: FieldValues
  errors: FieldErrors
}

type OrderFieldProps = FormState & {
  name: CheckoutField
  hint?: ReactNode
  required?: boolean
} & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'inputMode' | 'type' | 'autoCapitalize' | 'spellCheck'
  >

/** A field of the order form; target of the error summary's links. */
export function OrderField({ name, values, errors, ...field }: OrderFieldProps) {
  const { text } = useShop()
  return (
    <div id={`field-${name}`} className="order-field">
      <Field
        {...field}
        name={name}
        label={text(fieldLabels[name])}
        maxLength={checkoutLimits[name]}
        defaultValue={values[name]}
        error={errors[name]}
      />
    </div>
  )
}
