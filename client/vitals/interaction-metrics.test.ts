import { describe, it } from 'vitest'
import { createInpMetric, createClsMetric } from './interaction-metrics.ts'

describe('real visitors: INP', () => {
  it('is the longest interaction, a press and its release counting once', ({ expect }) => {
    const interactions = createInpMetric()
    expect(interactions.worst()).toBeUndefined()
    interactions.add({ interactionId: 7, duration: 80 })
    interactions.add({ interactionId: 7, duration: 120 })
    interactions.add({ interactionId: 8, duration: 48 })
    // Non-interactions, such as pointer moves, have no id.
    interactions.add({ interactionId: 0, duration: 900 })
    interactions.add({ duration: 900 })
    expect(interactions.worst()).toBe(120)
  })

  it('skips one in fifty', ({ expect }) => {
    const interactions = createInpMetric()
    for (let id = 1; id <= 100; id++) interactions.add({ interactionId: id, duration: id * 10 })
    expect(interactions.worst()).toBe(980)
    expect(interactions.worst(49)).toBe(1000)
    // The ten longest are kept; beyond that the tenth is used.
    expect(interactions.worst(5000)).toBe(910)
  })
})

describe('real visitors: CLS', () => {
  it('is the largest session window of shifts', ({ expect }) => {
    const shifts = createClsMetric()
    expect(shifts.worst()).toBe(0)
    shifts.add(100, 0.02)
    shifts.add(900, 0.03)
    shifts.add(3000, 0.04)
    expect(shifts.worst()).toBeCloseTo(0.05)
  })

  it('limits a window to five seconds', ({ expect }) => {
    const shifts = createClsMetric()
    for (let at = 0; at < 10_000; at += 500) shifts.add(at, 0.01)
    expect(shifts.worst()).toBeCloseTo(0.1)
  })
})
