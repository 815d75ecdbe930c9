import { describe, expect, it } from 'vitest'
import { nextStickyState } from './sticky-state.ts'

const height = 160
const scroll = (lastY: number, y: number) => ({ lastY, y, height })

describe('§2 Sticky header states', () => {
  it('scrolls away with the page until it is out of sight', () => {
    expect(nextStickyState('not_sticky', scroll(0, 100))).toBe('not_sticky')
    expect(nextStickyState('not_sticky', scroll(100, 200))).toBe('sticky_not_ready')
  })

  it('is placed above the screen', () => {
    expect(nextStickyState('sticky_not_ready', scroll(200, 210))).toBe('sticky_ready')
    expect(nextStickyState('sticky_ready', scroll(210, 400))).toBe('sticky_ready')
  })

  it('shows on scrolling up and hides on scrolling down', () => {
    expect(nextStickyState('sticky_ready', scroll(400, 300))).toBe('sticky_visible')
    expect(nextStickyState('sticky_visible', scroll(300, 320))).toBe('sticky_invisible')
    expect(nextStickyState('sticky_invisible', scroll(320, 200))).toBe('sticky_visible')
  })

  it('ignores a jitter', () => {
    expect(nextStickyState('sticky_visible', scroll(300, 304))).toBe('sticky_visible')
    expect(nextStickyState('sticky_invisible', scroll(300, 296))).toBe('sticky_invisible')
  })

  it('is static again at the top', () => {
    expect(nextStickyState('sticky_visible', scroll(20, 0))).toBe('not_sticky')
  })
})
