import { useEffect, useRef } from 'react'
import type { Facet, Range } from '../../../domain/catalog/catalog.ts'
import { numberAtStep, sliderSteps, stepOfNumber } from '../../../domain/catalog/slider-scale.ts'
import { useShop } from '../../shop.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { amountText } from './filter-label.ts'

interface RangeSliderProps {
  facet: Extract<Facet, { type: 'range' }>
  /** As typed; an empty or invalid end is at the slider's limit. */
  range: Range
  onMove: (range: Range) => void
  onRelease: (range: Range) => void
}

/** Debounce in ms after the last key, so that arrow keys request one list. */
const keyPause = 400

/**
 * Two overlaid native sliders. Without JavaScript only their space is reserved, so that nothing
 * shifts.
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

  // React's onChange fires on every move; the DOM's change event on release.
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
      // The form applies the number on blur.
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

/** A thumb at the limit means an open end. */
function rangeOf(facet: { min: number; max: number }, { from, to }: Steps): Range {
  return {
    from: from === 0 ? null : numberAtStep(facet, from),
    to: to === sliderSteps ? null : numberAtStep(facet, to),
  }
}
