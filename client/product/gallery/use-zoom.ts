import { type RefObject, useLayoutEffect, useState } from 'react'

export const zoomLimits = { min: 1, max: 4, step: 1.5 } as const

/** The next zoom scale within the limits. */
export function nextScale(scale: number, factor: number): number {
  return Math.min(zoomLimits.max, Math.max(zoomLimits.min, Number((scale * factor).toFixed(3))))
}

interface Position {
  x: number
  y: number
}

/**
 * Zoom of a picture in a scroll container. The point under the pointer, or else the centre, stays
 * fixed.
 */
export function useZoom(stage: RefObject<HTMLElement | null>) {
  const [scale, setScale] = useState<number>(zoomLimits.min)

  function zoomTo(next: number, at?: Position) {
    const element = stage.current
    if (!element || next === scale) return
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = element
    const { x, y } = at ?? { x: clientWidth / 2, y: clientHeight / 2 }
    const grown = next / scale
    element.style.setProperty('--zoom', String(next))
    element.scrollTo({
      left: (scrollLeft + x) * grown - x,
      top: (scrollTop + y) * grown - y,
      behavior: 'instant',
    })
    setScale(next)
  }

  // React's wheel listener is passive, so the page would zoom too.
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      const factor = event.deltaY < 0 ? zoomLimits.step : 1 / zoomLimits.step
      zoomTo(nextScale(scale, factor), { x: event.clientX - left, y: event.clientY - top })
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  })

  return { scale, zoomTo }
}
