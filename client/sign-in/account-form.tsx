import type { ReactNode } from 'react'
import type { FieldErrors, FieldValues } from '../../domain/validation/form-fields.ts'
import { Button } from '../ui/button.tsx'
import { type FormField, FormFields } from '../ui/field/form-fields.tsx'
import { FormAlert } from '../ui/field/form-alert.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { type CheckedForm, useCheckedForm } from './use-checked-form.ts'

interface AccountFormProps extends CheckedForm {
  fields: readonly FormField[]
  values?: FieldValues
  /** Before the fields. */
  lead?: ReactNode
  /** After the fields. */
  children?: (errors: FieldErrors) => ReactNode
  submit: string
  /** Within an account page: its button is small. */
  compact?: boolean
}

/** An account form: fields as data, validated by the schema that the Worker parses with. */
export function AccountForm({
  fields,
  values,
  lead,
  children,
  submit,
  compact = false,
  ...form
}: AccountFormProps) {
  const { errors, busy, isSignedOut, formProps } = useCheckedForm(form)
  return (
    <form {...formProps} className={compact ? 'account-form customer__form' : 'account-form'}>
      <FormAlert errors={errors} action={isSignedOut && <SignInAgain />} />
      {lead}
      <FormFields fields={fields} values={values} errors={errors} />
      {children?.(errors)}
      {compact ? (
        <p className="customer__actions">
          <Button type="submit" variant="primary" busy={busy}>
            {submit}
          </Button>
        </p>
      ) : (
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {submit}
        </Button>
      )}
    </form>
  )
}
