import { useState } from 'react'
import type { FieldErrors, FieldValues } from '../../domain/validation/form-fields.ts'
import { useShop } from '../shop.tsx'
import { CheckboxField } from '../ui/field/checkbox-field.tsx'
import { type FormField, FormFields } from '../ui/field/form-fields.tsx'

interface BusinessFieldsProps {
  values: FieldValues
  errors: FieldErrors
}

/** Company fields; the checkbox expands them by CSS alone, so also without JavaScript. */
export function BusinessFields({ values, errors }: BusinessFieldsProps) {
  const { text, context } = useShop()
  // Required only once the box is ticked: a hidden required field would block a native form.
  const [ticked, setTicked] = useState(false)
  return (
    <div className="business">
      <CheckboxField
        name="isBusiness"
        value="1"
        label={text('account.isBusiness')}
        defaultChecked={Boolean(values['isBusiness'])}
        onChange={(event) => setTicked(event.target.checked)}
      />
      <div className="business__fields">
        <FormFields
          fields={businessFields(context.country, ticked)}
          values={values}
          errors={errors}
        />
      </div>
    </div>
  )
}

function businessFields(country: string, required: boolean): FormField[] {
  return [
    {
      name: 'businessName',
      label: 'account.businessName',
      autoComplete: 'organization',
      required,
      maxLength: 120,
    },
    {
      name: 'tin',
      label: 'account.tin',
      inputMode: country === 'DEU' ? 'text' : 'numeric',
      maxLength: 20,
    },
    { name: 'vatin', label: 'account.vatin', hint: 'account.vatinHint', maxLength: 20 },
    ...(country === 'SVK'
      ? [{ name: 'vatinsvk', label: 'account.vatinsvk' as const, maxLength: 20 }]
      : []),
  ]
}
