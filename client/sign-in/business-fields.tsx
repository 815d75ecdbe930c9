import { useState } from 'react'
import type { FieldErrors, FieldValues } from '../../domain/validation/form-fields.ts'
import { useShop } from '../shop.tsx'
import { CheckboxField } from '../ui/field/checkbox-field.tsx'
import { Field } from '../ui/field/field.tsx'

interface BusinessFieldsProps {
  values: FieldValues
  errors: FieldErrors
}

/** Company and its numbers; the box opens them by CSS alone, so also without script. */
export function BusinessFields({ values, errors }: BusinessFieldsProps) {
  const { text, context } = useShop()
  // Only once the box is ticked here: a hidden field that is required would block a form without script.
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
        <Field
          name="businessName"
          label={text('account.businessName')}
          autoComplete="organization"
          required={ticked}
          maxLength={120}
          defaultValue={values['businessName']}
          error={errors['businessName']}
        />
        <Field
          name="tin"
          label={text('account.tin')}
          inputMode={context.country === 'DEU' ? 'text' : 'numeric'}
          maxLength={20}
          defaultValue={values['tin']}
          error={errors['tin']}
        />
        <Field
          name="vatin"
          label={text('account.vatin')}
          hint={text('account.vatinHint')}
          maxLength={20}
          defaultValue={values['vatin']}
          error={errors['vatin']}
        />
        {context.country === 'SVK' && (
          <Field
            name="vatinsvk"
            label={text('account.vatinsvk')}
            maxLength={20}
            defaultValue={values['vatinsvk']}
            error={errors['vatinsvk']}
          />
        )}
      </div>
    </div>
  )
}
