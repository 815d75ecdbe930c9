import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useShop } from '../../shop.tsx'
import { lineErrorText } from '../line/line-error.ts'

/** Submit handler of a small cart form; errors are shown at its field, which gets the focus. */
export function useSentForm(refused: string | undefined, name: string) {
  const { text } = useShop()
  const [error, setError] = useState(refused)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [error])

  /** `work` gets the typed value. */
  function onSubmit(work: (typed: string) => Promise<void>) {
    return async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (busy) return
      form.current = event.currentTarget
      const typed = new FormData(event.currentTarget).get(name)
      setBusy(true)
      setDone(false)
      setError(undefined)
      try {
        await work(typeof typed === 'string' ? typed : '')
        setDone(true)
      } catch (failure) {
        setError(lineErrorText(failure, text))
      } finally {
        setBusy(false)
      }
    }
  }

  return { error, setError, busy, done, onSubmit }
}
