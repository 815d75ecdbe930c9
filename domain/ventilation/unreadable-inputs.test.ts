import { describe, expect, it } from 'vitest'
import { calculatorQuery } from './calculator-query.ts'
import { maxRooms } from './rooms/air-input.ts'
import { unreadableInputs } from './unreadable-inputs.ts'

const count = (query: string) => unreadableInputs(new URLSearchParams(query))

describe('§4.7 parts of a calculator URL that are not calculated', () => {
  it('are rooms beyond the maximum and unknown rooms', () => {
    const rooms = Array.from({ length: maxRooms + 3 }, () => 'room=toilet:2:2.5').join('&')
    expect(count(rooms)).toBe(3)
    expect(count('room=sauna:6:2.5&room=bathroom:6:2.5&room=toilet')).toBe(2)
  })

  it.each([
    'way=far',
    'use=ship',
    'duct=paper',
    'diameter=126',
    'basis=loud',
    'place=moon',
    'toEnd=x',
  ])('are unknown choices: %s', (query) => expect(count(query)).toBe(1))

  it('are none in the canonical query of a form', () => {
    expect(count('')).toBe(0)
    expect(
      count('way=long&use=office&duct=plastic&diameter=125&basis=power&place=edge&to=&end='),
    ).toBe(0)
  })

  it('stay counted in the canonical query, which no longer has them', () => {
    const canonical = calculatorQuery(new URLSearchParams('way=far&room=sauna:6:2.5&unreadable=1'))
    expect(canonical.get('way')).toBeNull()
    expect(canonical.get('unreadable')).toBe('3')
    expect(unreadableInputs(canonical)).toBe(3)
    expect(count('unreadable=-5')).toBe(0)
  })
})
