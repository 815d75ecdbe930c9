import { describe, expect, it } from 'vitest'
import { addressForm } from './address-form.ts'
import { type FormSchema, parseForm } from './form.ts'
import { loginForm } from './login-form.ts'
import { passwordChangeForm, passwordResetForm } from './password-forms.ts'
import { profileForm, registrationForm } from './profile-form.ts'

const complete = {
  fullName: 'Anna Weiß',
  email: 'anna@example.de',
  password: 'leise und stark',
  passwordConfirmation: 'leise und stark',
  terms: '1',
}
const loginErrors = (fields: Record<string, string>) => parseForm(loginForm, fields).errors
const errorsOf = (fields: Record<string, string>, country = 'DEU') =>
  parseForm(registrationForm(country), { ...complete, ...fields }).errors

describe('§5 login', () => {
  it('requires an e-mail address and a password', () => {
    expect(loginErrors({})).toEqual({
      email: 'validation.required',
      password: 'validation.required',
    })
    expect(loginErrors({ email: 'anna', password: 'x' })).toEqual({ email: 'validation.email' })
  })
  it('trims the e-mail address and never the password', () => {
    expect(parseForm(loginForm, { email: ' anna@example.de ', password: ' x ' })).toEqual({
      errors: null,
      values: { email: 'anna@example.de', password: ' x ' },
    })
  })
})

describe('§5 registration', () => {
  it('accepts a private person without phone or newsletter', () => {
    expect(errorsOf({})).toBeNull()
  })
  it('requires password and confirmation to match, whatever else is wrong', () => {
    expect(errorsOf({ passwordConfirmation: 'anders', email: 'anna' })).toEqual({
      email: 'validation.email',
      passwordConfirmation: 'validation.passwordConfirmation',
    })
  })
  it('requires acceptance of the terms', () => {
    expect(errorsOf({ terms: '' })).toEqual({ terms: 'validation.terms' })
  })
  it('lists errors in the order of the fields, so that the first one gets focus', () => {
    const errors = parseForm(registrationForm('CZE'), { isBusiness: '1', tin: '12345678' }).errors
    expect(Object.keys(errors ?? {})).toEqual([
      'fullName',
      'email',
      'password',
      'passwordConfirmation',
      'businessName',
      'tin',
      'terms',
    ])
  })
  it('validates a phone number only if there is one', () => {
    expect(errorsOf({ phone: ' ' })).toBeNull()
    expect(errorsOf({ phone: '0' })).toEqual({ phone: 'validation.phoneNumber' })
  })
  it('requires the name and a valid Czech number of a business', () => {
    const business = { isBusiness: '1', tin: '12345678' }
    expect(errorsOf(business, 'CZE')).toEqual({
      businessName: 'validation.required',
      tin: 'validation.tin',
    })
    expect(errorsOf({ ...business, businessName: 'Vzduch s.r.o.', tin: '4219' }, 'CZE')).toBeNull()
  })
  it('ignores business fields while the checkbox is not ticked', () => {
    expect(errorsOf({ tin: '12345678' }, 'CZE')).toBeNull()
  })
})

describe('§5 values of a form', () => {
  it('are normalised by the schema that validates them', () => {
    const typed = {
      fullName: 'Jana Nová',
      phone: '602 123456',
      isBusiness: '1',
      businessName: ' Vzduch  s.r.o. ',
      tin: '4219',
      vatin: 'cz 00004219',
    }
    expect(parseForm(profileForm('CZE'), typed).values).toMatchObject({
      phone: '+420 602 123 456',
      businessName: 'Vzduch s.r.o.',
      tin: '00004219',
      vatin: 'CZ00004219',
    })
  })
  it('use the rules of an address’s country', () => {
    const address = { name: 'Jana Nová', street: 'Lidická', city: 'Brno', country_code: 'CZE' }
    const parse = (fields: object) => parseForm(addressForm, { ...address, ...fields })
    expect(parse({ postcode: '60200', phone: '602123456' }).values).toMatchObject({
      postcode: '602 00',
      phone: '+420 602 123 456',
    })
    expect(parse({ postcode: '6020', phone: '1' }).errors).toEqual({
      postcode: 'validation.postcodeCzech',
      phone: 'validation.phoneNumber',
    })
    expect(parse({ country_code: 'cz' }).errors).toEqual({
      postcode: 'validation.required',
      country_code: 'validation.required',
    })
  })
  it.each<[FormSchema, Record<string, string>]>([
    [passwordResetForm, { email: 'anna@example.de' }],
    [passwordChangeForm, { currentPassword: 'alt' }],
  ])('require a new password of the right length, twice', (schema, fields) => {
    const form = (password: string, passwordConfirmation: string) =>
      parseForm(schema, { ...fields, password, passwordConfirmation }).errors
    expect(form('kurz', 'kurz')).toEqual({ password: 'validation.passwordShort' })
    expect(form('lang genug', '')).toEqual({ passwordConfirmation: 'validation.required' })
    expect(form('lang genug', 'anders')).toEqual({
      passwordConfirmation: 'validation.passwordConfirmation',
    })
    expect(form('lang genug', 'lang genug')).toBeNull()
  })
})
