/** Text key of what is wrong with a field (spec §5); `null` stands for nothing. */
export type ValidationMessage =
  | 'validation.consent'
  | 'validation.email'
  | 'validation.fullName'
  | 'validation.houseNumber'
  | 'validation.leitwegId'
  | 'validation.passwordConfirmation'
  | 'validation.passwordLong'
  | 'validation.passwordShort'
  | 'validation.phoneNumber'
  | 'validation.postcode'
  | 'validation.postcodeCzech'
  | 'validation.postcodeFive'
  | 'validation.postcodeFour'
  | 'validation.required'
  | 'validation.streetAndNumber'
  | 'validation.streetOnly'
  | 'validation.terms'
  | 'validation.tin'
  | 'validation.tooLong'
  | 'validation.vatin'

export type FieldError = ValidationMessage | null
