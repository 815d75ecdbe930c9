import { describe, it } from 'vitest'
import { promiseText } from '../../domain/checkout/delivery/promise-text.ts'
import { promiseTexts } from './promise-texts.ts'

describe('§9 a delivery promise in mails', () => {
  const day = { kind: 'date', day: '2026-11-24', orderBy: '2026-11-23T11:00:00.000Z' } as const
  const online = { ...day, workdays: 2 }
  const slot = { from: '08:00', to: '12:00', day: '2026-11-24' }
  const before = new Date('2026-11-23T09:00:00Z')
  const after = new Date('2026-11-23T11:00:00Z')
  const brought = { type: 'DELIVERY', locale: 'de' } as const
  const collected = { type: 'PERSONAL', locale: 'de' } as const

  it.for([
    [day, brought, 'Lieferung Dienstag, 24. November'],
    [day, collected, 'Abholbereit Dienstag, 24. November'],
    [day, { ...collected, locale: 'sk' }, 'Na vyzdvihnutie: utorok 24. novembra'],
    [day, { ...brought, locale: 'cs' }, 'Doručení: úterý 24. listopadu'],
    [day, { ...brought, now: before }, 'Lieferung morgen'],
    [{ ...day, day: '2026-11-23' }, { ...collected, now: before }, 'Sofort abholbereit'],
    [{ ...day, day: '2026-11-23' }, { ...collected, now: after }, 'Heute abholbereit'],
    [day, { ...brought, slot }, 'Lieferung Dienstag, 24. November, 08:00–12:00 Uhr'],
    [
      { ...online, orderBy: null },
      { ...brought, isUnpaid: true },
      'Lieferung Dienstag, 24. November',
    ],
    [
      online,
      { ...brought, isUnpaid: true, now: new Date('2026-11-22T09:00:00Z') },
      'Lieferung Dienstag, 24. November, wenn die Zahlung bis Montag, 12:00 Uhr eingeht',
    ],
    [
      online,
      { ...brought, isUnpaid: true, now: after },
      'Lieferung spätestens 2 Werktage nach Zahlungseingang',
    ],
    [
      { kind: 'after_payment', workdays: 1 },
      collected,
      'Bereit zur Abholung spätestens 1 Werktag nach Zahlungseingang',
    ],
    [
      { kind: 'after_payment', workdays: 5 },
      { ...brought, slot },
      'Lieferung spätestens 5 Werktage nach Zahlungseingang, frühestens Dienstag, 24. November, 08:00–12:00 Uhr',
    ],
    [{ kind: 'workdays', from: 1, to: 2 }, brought, 'Lieferung in 1–\u20602 Werktagen'],
    [
      { kind: 'workdays', from: 2, to: 2 },
      { ...collected, locale: 'cs' },
      'K vyzvednutí za 2 pracovní dny',
    ],
  ] as const)('%j, %j: %s', ([promise, spoken, sentence], { expect }) => {
    expect(promiseText(promise, spoken, promiseTexts(spoken.locale))).toBe(sentence)
  })
})
