import { type FormEvent, useState } from 'react'
import type { BatchItem } from '../../bulk-order/add-batch.ts'
import { notifyFailure } from '../../layout/notices/notify-failure.ts'
import { submitWithoutScript } from '../../navigation/submit-without-script.ts'
import { useShop } from '../../shop.tsx'

/** Submits a form of several items in place; one press at a time. */
export function useAddSet(items: readonly BatchItem[]) {
  const { text, routes } = useShop()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    setBusy(true)
    try {
      const { addSet } = await import('./add-set.ts')
      await addSet(items, text, routes.checkout())
    } catch (error) {
      await submitWithoutScript(form, error).catch(() => notifyFailure(error, text))
    } finally {
      setBusy(false)
    }
  }
  return { busy, submit }
}
