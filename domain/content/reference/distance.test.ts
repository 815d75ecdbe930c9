import { describe, expect, it } from 'vitest'
import { distance } from './distance.ts'

describe('§1 distance of a branch', () => {
  it('is correct to the kilometre', () => {
    const berlin = { latitude: 52.52, longitude: 13.405 }
    const munich = { latitude: 48.137, longitude: 11.575 }
    expect(distance(berlin, munich)).toBeCloseTo(504.4, 0)
    expect(distance(munich, berlin)).toBe(distance(berlin, munich))
    expect(distance(berlin, berlin)).toBe(0)
  })
})
