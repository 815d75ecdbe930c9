import { useEffect, useState } from 'react'

/**
 * True while no field has the focus and no other dialog is open, so that a modal steals no focus.
 */
export function useUndisturbed(): boolean {
  const [isFree, setFree] = useState(() => !isBusy())
  useEffect(() => {
    if (isFree) return
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    // The focus may be moving to another field.
    const look = () => requestAnimationFrame(() => setFree(!isBusy()))
    for (const type of ['focusout', 'close']) addEventListener(type, look, options)
    // Events between render and effect were missed: check once more.
    look()
    return () => listening.abort()
  }, [isFree])
  return isFree
}

function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, select, textarea, [contenteditable]')
  return isTyping === true || document.querySelector('dialog[open]') !== null
}
