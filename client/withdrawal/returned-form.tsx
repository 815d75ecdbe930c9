import type { FieldErrors, FieldValues } from '../../domain/validation/form-fields.ts'
import { useShop } from '../shop.tsx'
import { Field } from '../ui/field/field.tsx'
import { Notice } from '../ui/notice.tsx'

interface ReturnedForm {
  values: FieldValues
  errors: FieldErrors
}

const firstWrong = (errors: FieldErrors) => Object.keys(errors).find(Boolean)

/** What a required field has of a form that the server has answered with a page. */
export function returnedField({ values, errors }: ReturnedForm, name: string) {
  return {
    name,
    defaultValue: values[name],
    error: errors[name],
    required: true,
    // The answer to a form is a new page: where to go on must not be searched for.
    autoFocus: name === firstWrong(errors),
  }
}

/** What is wrong with the form as a whole, under '', and that a field of it is. */
export function FormNotices({ errors }: Pick<ReturnedForm, 'errors'>) {
  const { text } = useShop()
  return (
    <>
      {errors[''] && <Notice kind="danger" role="alert" title={errors['']} />}
      {firstWrong(errors) && <Notice kind="danger" role="alert" title={text('withdrawal.check')} />}
    </>
  )
}

/** Number and e-mail address, by which a guest's order is found. */
export function OrderFields({ emailHint, ...form }: ReturnedForm & { emailHint: string }) {
  const { text } = useShop()
  return (
    <>
      <Field
        // A link to an own order fills it in while the page stays.
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
