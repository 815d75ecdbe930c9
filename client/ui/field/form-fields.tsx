import type { ComponentProps, ComponentType } from 'react'
import type { FieldErrors, FieldValues } from '../../../domain/validation/form-fields.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { Field } from './field.tsx'

type FieldProps = ComponentProps<typeof Field>

/** A form field as data. */
export interface FormField extends Omit<FieldProps, 'label' | 'hint' | 'error' | 'defaultValue'> {
  label: TextKey
  hint?: TextKey
  /** Default: a single-line text field. */
  control?: ComponentType<FieldProps>
}

interface FormFieldsProps {
  fields: readonly FormField[]
  values?: FieldValues | undefined
  errors: FieldErrors
}

export function FormFields({ fields, values = {}, errors }: FormFieldsProps) {
  const { text } = useShop()
  return fields.map(({ label, hint, control: Control = Field, ...input }) => (
    <Control
      key={input.name}
      {...input}
      label={text(label)}
      hint={hint && text(hint)}
      defaultValue={values[input.name]}
      error={errors[input.name]}
    />
  ))
}
