import type { FieldErrors, FieldValues } from '../../domain/validation/form-fields.ts'
import { useShop } from '../shop.tsx'
import { Field } from '../ui/field/field.tsx'
import { FormAlert } from '../ui/field/form-alert.tsx'
import { Notice } from '../ui/notice.tsx'

interface ReturnedForm {
  values: FieldValues
  errors: FieldErrors
}

const firstWrong = (errors: FieldErrors) => Object.keys(errors).find(Boolean)

/** Props of a required field in a returned form. */
export function returnedField({ values, errors }: ReturnedForm, name: string) {
  return {
    name,
    defaultValue: values[name],
    error: errors[name],
    required: true,
  }
}

/** Form-level errors, under '', and a note that fields have errors. */
export function FormNotices({ errors }: Pick<ReturnedForm, 'errors'>) {
  const { text } = useShop()
  return (
    <>
      <FormAlert errors={errors} />
      {firstWrong(errors) && <Notice kind="danger" role="alert" title={text('withdrawal.check')} />}
    </>
  )
}

/** Number and email address, by which a guest's order is found. */
export function OrderFields({ emailHint, ...form }: ReturnedForm & { emailHint: string }) {
  const { text } = useShop()
  return (
    <>
      <Field
        // A link to an own order changes the value while the page stays.
        key={form.values['orderCode']}
        {...returnedField(form, 'orderCode')}
        label={text('withdrawal.orderCode')}
        hint={text('withdrawal.orderCodeHint')}
        autoComplete="off"
        maxLength={40}
      />
      <Field
        {...returnedField(form, 'email')}
        label={text('withdrawal.email')}
        hint={emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
    </>
  )
}
