import { describe, expect, it } from 'vitest'
import { isSameCompany } from './is-same-company.ts'

describe('law 29: a typed company name compared with a registry’s', () => {
  it.each([
    ['Alpenluft Technik GmbH', 'ALPENLUFT TECHNIK GMBH'],
    ['Alpenluft', 'Alpenluft Technik GmbH'],
    ['Lüftungsbau Pongau', 'LUFTUNGSBAU PONGAU E.U.'],
    ['Lüftungsbau Pongau e.U.', 'LUEFTUNGSBAU PONGAU E.U.'],
    ['Klima Liptov as', 'Klíma Liptov, a. s.'],
    ['Vzduchotechnika Záhorie', 'Vzduchotechnika Záhorie, spol. s r.o.'],
    ['Wentylacja Tatry', 'WENTYLACJA TATRY SP. Z O.O.'],
    ['Groß & Söhne KG', 'GROSS & SÖHNE KG'],
    ['Aerismos Attikis', 'ΑΕΡΙΣΜΟΣ ΑΤΤΙΚΗΣ ΑΕ'],
    ['', 'Alpenluft Technik GmbH'],
  ])('%j matches %j', (typed, registered) => {
    expect(isSameCompany(typed, registered)).toBe(true)
    expect(isSameCompany(registered, typed)).toBe(true)
  })

  it.each([
    ['Lüftungsbau Pongau e.U.', 'Alpenluft Technik GmbH'],
    ['Klima Praha s.r.o.', 'Klíma Liptov a.s.'],
    ['Karla Kunde', 'Wentylacja Tatry sp. z o.o.'],
  ])('%j is another company than %j', (typed, registered) => {
    expect(isSameCompany(typed, registered)).toBe(false)
  })
})
