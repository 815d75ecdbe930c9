import { useEffect, useState } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** True from the visitor's first pointer, touch, key or scroll event on. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, passive: true, signal: listening.signal }
    const see = () => {
      listening.abort()
      setTouched(true)
    }
    for (const type of signs) addEventListener(type, see, options)
    return () => listening.abort()
  }, [])
  return touched
}
