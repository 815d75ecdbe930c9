import { describe, expect, it } from 'vitest'
import { airInputOf, queryOfAir } from './rooms/air-input.ts'
import { ductInputOf, queryOfDuct } from './duct/duct-input.ts'
import { noiseInputOf, queryOfNoise } from './noise/noise-input.ts'

const query = (text: string) => new URLSearchParams(text)
const spelled = (pairs: [string, string][]) => new URLSearchParams(pairs).toString()

describe('calculators: what cannot be calculated with stays in its field', () => {
  it('keeps an amount beyond its limits beside the one that is calculated with', () => {
    const input = ductInputOf(query('flow=99999&length=8'))
    expect(input.flow).toBe(20_000)
    expect(input.refused).toEqual({ flow: '99999' })
    const address = spelled(queryOfDuct(input))
    expect(address).toBe('flow=20000&refused=flow%3A99999')
    expect(ductInputOf(query(address))).toEqual(input)
  })

  it('keeps what is no number at all, and calculates as in the example', () => {
    const input = noiseInputOf(query('level=laut&distance=2'))
    expect(input.level).toBe(35)
    expect(input.refused).toEqual({ level: 'laut' })
    expect(spelled(queryOfNoise(input))).toBe('refused=level%3Alaut')
  })

  it('reports a number of any length, and signs that no number has', () => {
    for (const [typed, told] of [
      ['1000000000', '10000000…'],
      ['99999999999999999999', '99999999…'],
      ['10%', '10?'],
      ['<b>x</b>', '?b?x??b?'],
      ['0x10', '0x10'],
    ] as const) {
      const input = ductInputOf(new URLSearchParams({ flow: typed }))
      expect(input.refused).toEqual({ flow: told })
      expect(ductInputOf(query(spelled(queryOfDuct(input)))).refused).toEqual({ flow: told })
    }
  })

  it('reports the rooms of a changed link', () => {
    const input = airInputOf(query('room=bathroom:0:2.5&room=toilet:-2:99&room=kitchen:9'))
    expect(input.rooms).toEqual([
      { kind: 'bathroom', area: 0.5, height: 2.5 },
      { kind: 'toilet', area: 6, height: 10 },
      { kind: 'kitchen', area: 9, height: 2.5 },
    ])
    expect(input.refused).toEqual({ 'area.0': '0', 'area.1': '-2', 'height.1': '99' })
    expect(airInputOf(query(spelled(queryOfAir(input))))).toEqual(input)
  })

  it('takes a comma and decimals as they are', () => {
    expect(noiseInputOf(query('distance=2,5')).refused).toBeUndefined()
    expect(noiseInputOf(query('distance=2.5')).distance).toBe(2.5)
  })

  it('distinguishes rooms, and drops errors of a removed room', () => {
    const form = 'kind=bathroom&area=9999&height=2,5&kind=toilet&area=2&height=99'
    const input = airInputOf(query(form))
    expect(input.rooms).toEqual([
      { kind: 'bathroom', area: 500, height: 2.5 },
      { kind: 'toilet', area: 2, height: 10 },
    ])
    expect(input.refused).toEqual({ 'area.0': '9999', 'height.1': '99' })
    expect(airInputOf(query(spelled(queryOfAir(input))))).toEqual(input)
    expect(airInputOf(query(`${form}&drop=0`)).refused).toEqual({ 'height.0': '99' })
  })

  it('ignores valid and foreign entries of a URL', () => {
    for (const junk of [
      'flow',
      'flow:',
      'constructor:9',
      'flow:100',
      'flow:<b>',
      `flow:${'9'.repeat(50)}`,
    ]) {
      expect(ductInputOf(new URLSearchParams({ refused: junk })).refused).toBeUndefined()
    }
  })
})
