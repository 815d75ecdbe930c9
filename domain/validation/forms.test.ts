import { describe, expect, it } from 'vitest'
import { checkLogin, checkRegistration } from './forms.ts'

const complete = {
  fullName: 'Anna Weiß',
  email: 'anna@example.de',
  password: 'leise und stark',
  passwordConfirmation: 'leise und stark',
  terms: '1',
}

describe('§5 login', () => {
  it('asks for an e-mail address and a password', () => {
    expect(checkLogin({})).toEqual({
      email: 'validation.required',
      password: 'validation.required',
    })
    expect(checkLogin({ email: 'anna', password: 'x' })).toEqual({ email: 'validation.email' })
    expect(checkLogin({ email: 'anna@example.de', password: 'x' })).toEqual({})
  })
})

describe('§5 registration', () => {
  it('takes a private person without phone, salutation or newsletter', () => {
    expect(checkRegistration(complete, 'DEU')).toEqual({})
  })
  it('requires password and confirmation to match', () => {
    expect(checkRegistration({ ...complete, passwordConfirmation: 'anders' }, 'DEU')).toEqual({
      passwordConfirmation: 'validation.passwordConfirmation',
    })
  })
  it('requires terms accepted', () => {
    expect(checkRegistration({ ...complete, terms: '' }, 'DEU')).toEqual({
      terms: 'validation.terms',
    })
  })
  it('checks a phone number only when there is one', () => {
    expect(checkRegistration({ ...complete, phone: ' ' }, 'DEU')).toEqual({})
    expect(checkRegistration({ ...complete, phone: '0' }, 'DEU')).toEqual({
      phone: 'validation.phoneNumber',
    })
  })
  it('asks a business for its name and a right Czech company number', () => {
    const business = { ...complete, isBusiness: '1', tin: '12345678' }
    expect(checkRegistration(business, 'CZE')).toEqual({
      businessName: 'validation.required',
      tin: 'validation.tin',
    })
    expect(
      checkRegistration({ ...business, businessName: 'Vzduch s.r.o.', tin: '4219' }, 'CZE'),
    ).toEqual({})
  })
  it('ignores business fields while the box is not ticked', () => {
    expect(checkRegistration({ ...complete, tin: '12345678' }, 'CZE')).toEqual({})
  })
})
