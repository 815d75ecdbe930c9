import { describe, expect, it } from 'vitest'
import { ContactForm } from '../contract/store-services.ts'
import { contactForm, contactLengths } from './contact.ts'
import { parseForm } from './form.ts'

const good = {
  name: 'Jana Weber',
  email: 'jana@example.org',
  message: 'Passt der Filter?',
  consent: '1',
}
const wrong = (changes: Record<string, string>) =>
  parseForm(contactForm('DEU'), { ...good, ...changes }).errors ?? {}

describe('§5 contact form', () => {
  it('requires a name, an e-mail address, a message and the consent', () => {
    expect(wrong({})).toEqual({})
    expect(parseForm(contactForm('DEU'), {}).errors).toEqual({
      name: 'validation.required',
      email: 'validation.required',
      message: 'validation.required',
      consent: 'validation.consent',
    })
    expect(wrong({ message: ' \n ', email: 'jana@' })).toEqual({
      email: 'validation.email',
      message: 'validation.required',
    })
  })

  it('accepts a national phone number, or none', () => {
    expect(wrong({ phone: '030 1234567' })).toEqual({})
    expect(wrong({ phone: '  ' })).toEqual({})
    expect(wrong({ phone: 'abends' })).toEqual({ phone: 'validation.phoneNumber' })
  })

  it('reports too long values before the store refuses them', () => {
    const long = Object.fromEntries(
      Object.entries(contactLengths)
        .filter(([field]) => field !== 'email')
        .map(([field, length]) => [field, '1'.repeat(length + 1)]),
    )
    expect(Object.keys(wrong(long)).sort()).toEqual([
      'message',
      'name',
      'orderCode',
      'phone',
      'subject',
    ])
    const most = {
      name: 'n'.repeat(contactLengths.name),
      message: 'm'.repeat(contactLengths.message),
    }
    expect(wrong(most)).toEqual({})
    expect(ContactForm.safeParse({ ...good, ...most, consent: true }).success).toBe(true)
  })

  it.each(['<script>alert(1)</script>', '👋🏽', 'שלום', "'; DROP TABLE mail; --"])(
    'accepts %j as text',
    (message) => expect(wrong({ message, subject: message })).toEqual({}),
  )
})
