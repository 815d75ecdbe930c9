import { useEffect, useState } from 'react'

const eventTypes = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** True from the visitor's first pointer, touch, key or scroll event on. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, passive: true, signal: listening.signal }
    const markInteracted = () => {
      listening.abort()
      setHasInteracted(true)
    }
    for (const type of eventTypes) addEventListener(type, markInteracted, options)
    return () => listening.abort()
  }, [])
  return hasInteracted
}
