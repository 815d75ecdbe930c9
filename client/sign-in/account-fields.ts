import {
  normalisePhone,
  normaliseText,
  normaliseTin,
  normaliseVatin,
  phonePrefixOf,
} from '../../domain/validation/normalise.ts'
import type { FormField } from '../ui/field/form-fields.tsx'

/** Email address of an existing account: `autocomplete=username` for password managers. */
export const username: FormField = {
  name: 'email',
  label: 'account.email',
  type: 'email',
  autoComplete: 'username',
  inputMode: 'email',
  required: true,
}

export const fullName: FormField = {
  name: 'fullName',
  label: 'account.fullName',
  autoComplete: 'name',
  maxLength: 200,
  required: true,
}

export const phone: FormField = {
  name: 'phone',
  label: 'account.phone',
  type: 'tel',
  autoComplete: 'tel',
  maxLength: 40,
}

/** Normalisation of profile fields, applied on blur. */
export function profileNormalisers(country: string): Record<string, (value: string) => string> {
  return {
    fullName: normaliseText,
    phone: (value) => normalisePhone(value, phonePrefixOf(country)),
    tin: (value) => normaliseTin(value, country),
    vatin: normaliseVatin,
    vatinsvk: normaliseVatin,
  }
}
