import type { CheckoutField } from '../../../domain/checkout/checkout-form.ts'
import { useShop } from '../../shop.tsx'
import { CheckboxField } from '../../ui/field/checkbox-field.tsx'
import { fieldLabels } from './field-labels.ts'
import type { FormState } from './order-field.tsx'

/** A consent of its own, never ticked for anybody: only what was ticked before comes back. */
export function ConsentField({ name, values, errors }: FormState & { name: CheckoutField }) {
  const { text } = useShop()
  return (
    <div id={`field-${name}`}>
      <CheckboxField
        name={name}
        value="on"
        label={text(fieldLabels[name])}
        defaultChecked={values[name] === 'on'}
        error={errors[name]}
      />
    </div>
  )
}
