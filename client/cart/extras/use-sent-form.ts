import { type FormEvent, useState } from 'react'
import { useShop } from '../../shop.tsx'
import { lineErrorText } from '../line/line-error.ts'

/** Submit handler of a small cart form; errors are shown at its field. */
export function useSentForm(refused: string | undefined, name: string) {
  const { text } = useShop()
  const [error, setError] = useState(refused)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)

  /** `work` gets the typed value. */
  function onSubmit(work: (typed: string) => Promise<void>) {
    return async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (busy) return
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
