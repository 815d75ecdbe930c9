import { describe, expect, it } from 'vitest'
import { nearestSlide } from './use-shown-slide.ts'

const slides = [0, 300, 600].map((offsetLeft) => ({ offsetLeft, offsetWidth: 300 }))

describe('the slide that is shown', () => {
  it('is the nearest one to where the strip was scrolled', () => {
    expect([0, 140, 160, 300, 580, 700].map((left) => nearestSlide(slides, left))).toEqual([
      0, 0, 1, 1, 2, 2,
    ])
  })

  it('is none that is not displayed yet', () => {
    const hidden = { offsetLeft: 0, offsetWidth: 0 }
    expect(nearestSlide([...slides.slice(0, 2), hidden], 0)).toBe(0)
    expect(nearestSlide([], 0)).toBe(0)
  })
})
