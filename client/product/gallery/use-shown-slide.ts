import { type RefObject, useState } from 'react'

interface Slide {
  offsetLeft: number
  offsetWidth: number
}

/** The slide nearest to the left edge; slides that are not displayed have no width. */
export function nearestSlide(slides: readonly Slide[], scrollLeft: number): number {
  const offOf = ({ offsetLeft, offsetWidth }: Slide) =>
    offsetWidth === 0 ? Infinity : Math.abs(offsetLeft - scrollLeft)
  return slides.reduce(
    (nearest, slide, index) => (offOf(slide) < offOf(slides[nearest] ?? slide) ? index : nearest),
    0,
  )
}

/** Index of the current slide by scroll position, so also after swipes, keys and thumbnails. */
export function useShownSlide(strip: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(0)
  function follow() {
    const element = strip.current
    if (!element) return
    const slides = [...element.children].filter((child) => child instanceof HTMLElement)
    setShown(nearestSlide(slides, element.scrollLeft))
  }
  return { shown, follow }
}
