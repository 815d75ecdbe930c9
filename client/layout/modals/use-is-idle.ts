import { useEffect, useState } from 'react'

/**
 * True while no field has the focus and no other dialog is open, so that a modal steals no focus.
 */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(() => !isBusy())
  useEffect(() => {
    if (isIdle) return
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    // The focus may be moving to another field.
    const update = () => requestAnimationFrame(() => setIdle(!isBusy()))
    for (const type of ['focusout', 'close']) addEventListener(type, update, options)
    // Events between render and effect were missed: check once more.
    update()
    return () => listening.abort()
  }, [isIdle])
  return isIdle
}

function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, select, textarea, [contenteditable]')
  return isTyping === true || document.querySelector('dialog[open]') !== null
}
