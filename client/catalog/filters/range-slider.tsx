import { useEffect, useRef } from 'react'
import type { Facet, Range } from '../../../domain/catalog/catalog.ts'
import { numberAtStep, sliderSteps, stepOfNumber } from '../../../domain/catalog/slider-scale.ts'
import { useShop } from '../../shop.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { amountText } from './filter-label.ts'

interface RangeSliderProps {
  facet: Extract<Facet, { type: 'range' }>
  /** As it is typed; an end that is open or no number is at the end of the slider. */
  range: Range
  onMove: (range: Range) => void
  onRelease: (range: Range) => void
}

/** Pause in ms after the last key, so that a walk by arrow keys asks for one list. */
const keyPause = 400

/**
 * Two native sliders over one another. Without script there is only their place, so that nothing
 * moves when they come.
 */
export function RangeSlider({ facet, range, onMove, onRelease }: RangeSliderProps) {
  const shop = useShop()
  const { text } = shop
  const isHydrated = useHydrated()
  const element = useRef<HTMLDivElement>(null)
  const byKey = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const from = range.from === null ? 0 : stepOfNumber(facet, range.from)
  const to = Math.max(from, range.to === null ? sliderSteps : stepOfNumber(facet, range.to))
  const steps = { from, to }

  // React's onChange is every move; the DOM's own is the release.
  useEffect(() => {
    const slider = element.current
    const release = () => {
      const [low, high] = [...(slider?.querySelectorAll('input') ?? [])]
      if (!low || !high) return
      const range = rangeOf(facet, { from: low.valueAsNumber, to: high.valueAsNumber })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => onRelease(range), byKey.current ? keyPause : 0)
    }
    slider?.addEventListener('change', release)
    return () => slider?.removeEventListener('change', release)
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const thumb = (edge: 'from' | 'to') => (
    <input
      className={
        edge === 'from' && from > sliderSteps / 2 ? `${className} ${className}--over` : className
      }
      type="range"
      min="0"
      max={sliderSteps}
      value={steps[edge]}
      aria-label={text(labels[edge], { title: facet.title })}
      aria-valuetext={amountText(facet, numberAtStep(facet, steps[edge]), shop)}
      onKeyDown={() => (byKey.current = true)}
      onPointerDown={() => (byKey.current = false)}
      // The form applies what is written when it is left.
      onBlur={() => clearTimeout(timer.current)}
      onChange={({ target: { valueAsNumber } }) =>
        onMove(rangeOf(facet, moved(steps, edge, valueAsNumber)))
      }
    />
  )
  return (
    <div className="slider" ref={element}>
      {isHydrated && (
        <>
          <svg className="slider__track" aria-hidden="true">
            <rect width="100%" height="100%" />
            <rect className="slider__span" x={`${from}%`} width={`${to - from}%`} height="100%" />
          </svg>
          {thumb('from')}
          {thumb('to')}
        </>
      )}
    </div>
  )
}

const className = 'slider__thumb'
const labels = { from: 'catalog.slider.from', to: 'catalog.slider.to' } as const

interface Steps {
  from: number
  to: number
}

/** One thumb never passes the other. */
function moved({ from, to }: Steps, edge: keyof Steps, step: number): Steps {
  return edge === 'from' ? { from: Math.min(step, to), to } : { from, to: Math.max(step, from) }
}

/** An end of the slider is an open end of the range. */
function rangeOf(facet: { min: number; max: number }, { from, to }: Steps): Range {
  return {
    from: from === 0 ? null : numberAtStep(facet, from),
    to: to === sliderSteps ? null : numberAtStep(facet, to),
  }
}
