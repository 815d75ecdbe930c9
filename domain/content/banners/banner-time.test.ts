import { describe, expect, it } from 'vitest'
import { isBannerShown } from './banner-time.ts'

const start = '2026-11-20T00:00:00Z'
const end = '2026-11-30T00:00:00Z'
const limited = { timeLimited: true, start, end }

describe('§4 Time-limited banners show only when now is strictly between start and end, both set', () => {
  it('shows one between its start and its end', () => {
    expect(isBannerShown(limited, Date.parse('2026-11-21T12:00:00Z'))).toBe(true)
  })
  it('hides one at its exact start and end', () => {
    expect(isBannerShown(limited, Date.parse(start))).toBe(false)
    expect(isBannerShown(limited, Date.parse(end))).toBe(false)
  })
  it('hides one with a missing or invalid start or end', () => {
    const now = Date.parse('2026-11-21T12:00:00Z')
    expect(isBannerShown({ ...limited, start: null }, now)).toBe(false)
    expect(isBannerShown({ ...limited, end: null }, now)).toBe(false)
    expect(isBannerShown({ ...limited, end: 'soon' }, now)).toBe(false)
  })
  it('shows one without a limit whatever its dates', () => {
    expect(isBannerShown({ timeLimited: false, start: end, end: start }, 0)).toBe(true)
  })
})
