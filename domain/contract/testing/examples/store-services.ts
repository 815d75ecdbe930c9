import {
  activateNewsletter,
  findCompany,
  sendContactForm,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '../../store-services.ts'
import { example, type Example } from './example.ts'

const email = 'karla.kunde@mail.example'

export const storeServiceExamples: Example[] = [
  example(subscribeNewsletter, {
    body: { email, callbackUrl: '/aktivieren', source: 'footer', terms: true },
    response: { data: { pending: true } },
    refusals: ['too_many_attempts'],
  }),
  example(activateNewsletter, {
    body: { token: 'Qv3mJ0c7h2XK5t1Zp8sLwYb6Nf4uRgDa9eTiVoWqM3E' },
    response: { data: { email } },
    refusals: ['not_found', 'used', 'expired'],
  }),
  example(unsubscribeNewsletter, {
    body: { token: 'Zp8sLwYb6Nf4uRgDa9eTiVoWqM3EQv3mJ0c7h2XK5t1' },
    response: { data: { subscribed: false } },
    refusals: ['not_found'],
  }),
  example(sendContactForm, {
    body: {
      name: 'Karla Kunde',
      email,
      phone: '+49 341 1234567',
      subject: 'Frage zur Bestellung',
      message: 'Kann ich die Rohre in Leipzig abholen?',
      orderCode: '2026000123',
      consent: true,
    },
    response: { data: { sent: true } },
    refusals: ['too_many_attempts'],
  }),
  example(findCompany, {
    query: { ico: '99001179' },
    response: {
      data: {
        tin: '99001179',
        vatin: 'CZ99001179',
        businessName: 'Vzduchotechnika Borovec s.r.o.',
        address: {
          street: 'Nádražní',
          houseNumber: '214/8',
          city: 'Kolín',
          postcode: '280 02',
          country: 'CZE',
        },
      },
    },
    refusals: ['not_found', 'register_unavailable'],
  }),
]
