import { describe, it } from 'vitest'
import { rate } from './metrics.ts'

describe('real visitors: a value', () => {
  it.for([
    ['LCP', 2500, 'good'],
    ['LCP', 2501, 'needs improvement'],
    ['LCP', 4001, 'poor'],
    ['INP', 200, 'good'],
    ['INP', 500, 'needs improvement'],
    ['CLS', 0.1, 'good'],
    ['CLS', 0.26, 'poor'],
    ['TTFB', 801, 'needs improvement'],
  ] as const)('%s of %d is %s', ([metric, value, rating], { expect }) => {
    expect(rate(metric, value)).toBe(rating)
  })
})
