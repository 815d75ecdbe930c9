import { describe, expect, it } from 'vitest'
import type { AdviserAnswers } from './answers.ts'
import { completingParts } from './completing-parts.ts'
import type { FanCandidate } from './fan-candidate.ts'
import { fanRequirements } from './fan-requirements.ts'
import { rateFan } from './rate-fan.ts'

const answers: AdviserAnswers = {
  room: 'bathroom',
  area: '6',
  opening: '80',
  exit: 'shaft',
  noise: 'any',
  switching: 'light',
  zone: 'outside',
}
const fan: FanCandidate = {
  productId: 'p',
  variantId: 'v',
  categoryId: 'A1.1',
  sameInOtherColours: [],
  price: 1,
  diameter: 125,
  sound: 30,
  power: 8,
  zones: ['1'],
  protection: 'ipx4',
  controls: [],
  volts: ['230'],
  hasBackdraught: false,
  points: [
    [0, 50],
    [60, 40],
    [150, 0],
  ],
}
const rated = (of: AdviserAnswers, own: FanCandidate = fan) => {
  const need = fanRequirements(of, 'de')
  const found = rateFan(own, of, need)
  if (!found) throw new Error('not offered')
  return { ...found, parts: completingParts(found, of, need) }
}
const sizesOf = ({ parts }: ReturnType<typeof rated>) =>
  parts.flatMap(({ search }) => search.values['dn'] ?? [])

describe('§4.7 adviser: the air of a fan flows through the run that it gets', () => {
  it('a larger fan through the enlarged opening, not through the narrow one', () => {
    const larger = rated(answers)
    expect(larger.compromises.map(({ limit }) => limit)).toEqual(['diameter'])
    expect(larger.flow).toBe(rated({ ...answers, opening: '125' }).flow)
    expect(new Set(sizesOf(larger))).toEqual(new Set(['125']))
  })

  it('a smaller fan through the opening that is there', () => {
    const smaller = rated({ ...answers, opening: '160' })
    expect(smaller.compromises.map(({ limit }) => limit)).toEqual(['diameter'])
    expect(smaller.flow).toBe(rated({ ...answers, opening: '160' }, { ...fan, diameter: 160 }).flow)
  })

  it('a wall fan in place of a window fan through a hole of its own size', () => {
    for (const opening of ['new', '160'] as const) {
      const inWall = rated({ ...answers, exit: 'window', opening })
      expect(inWall.compromises.map(({ limit }) => limit)).toEqual(['exit'])
      expect(inWall.flow).toBe(rated({ ...answers, exit: 'wall', opening: '125' }).flow)
      expect(inWall.parts.map(({ kind }) => kind)).not.toContain('reducer')
      expect(new Set(sizesOf(inWall))).toEqual(new Set(['125']))
    }
  })

  it('takes a metal pipe where plastic pipes lack the size', () => {
    const { parts } = rated({ ...answers, exit: 'wall' })
    expect(parts.find(({ kind }) => kind === 'duct')?.otherwise).toBe('C1')
  })

  it('ranks a fan of Ø 120 behind others, because no pipe or reducer fits it', () => {
    const distance = (diameter: number, opening: AdviserAnswers['opening']) =>
      rated({ ...answers, opening }, { ...fan, diameter }).distance
    expect(distance(120, '150')).toBeGreaterThan(distance(125, '150'))
    expect(distance(120, '120')).toBe(distance(125, '125'))
  })
})
