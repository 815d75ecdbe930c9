import { type FormEvent, useState } from 'react'
import type { BatchItem } from '../../bulk-order/add-batch.ts'
import { loadOrSubmit } from '../../navigation/load-or-submit.ts'
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
      const script = await loadOrSubmit(form, () => import('./add-set.ts'), text)
      await script?.addSet(items, text, routes.checkout())
    } finally {
      setBusy(false)
    }
  }
  return { busy, submit }
}
