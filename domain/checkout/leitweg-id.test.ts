import { describe, expect, it } from 'vitest'
import { checkLeitwegId, normaliseLeitwegId } from './leitweg-id.ts'

const isTaken = (id: string) => checkLeitwegId(id) === null

describe('BT-10 Leitweg-ID', () => {
  it.each(['', '04011000-1234512345-06', '05711-06001-79'])('accepts %j', (id) => {
    expect(isTaken(id)).toBe(true)
  })

  it('accepts exactly one pair of check digits for each number', () => {
    for (const start of ['04011000-1234512345', '991-01234', '993-ABC', '05711', '04']) {
      const pairs = Array.from({ length: 97 }, (_, pair) => String(pair + 2).padStart(2, '0'))
      expect(pairs.filter((pair) => isTaken(`${start}-${pair}`))).toHaveLength(1)
    }
  })

  it.each(['04011000', '04011000-1234512345', '0-1-06', '04011000-12 45-06', 'DE-12-06', '🙂'])(
    'refuses %j',
    (id) => {
      expect(isTaken(id)).toBe(false)
    },
  )

  it('detects two swapped digits', () => {
    expect(isTaken('04011000-1234512345-06')).toBe(true)
    expect(isTaken('04011000-1243512345-06')).toBe(false)
    expect(isTaken('04011000-1234512345-60')).toBe(false)
  })

  it('is normalised to capitals without spaces', () => {
    expect(normaliseLeitwegId(' 993-abc-73 ')).toBe('993-ABC-73')
  })
})
