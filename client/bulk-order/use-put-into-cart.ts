import { useState } from 'react'
import type { BulkLine } from '../../domain/bulk/bulk-line.ts'
import { useShop } from '../shop.tsx'
import { addBatch } from './add-batch.ts'
import { batchNotices } from './batch-notices.ts'
import { notify } from '../layout/notices/notifications.ts'
import type { BulkRow } from './bulk-rows.ts'
import type { BulkMessage } from '../../domain/screens/checkout/bulk-order.ts'

interface Done {
  /** Lines that are not in the cart. */
  left: BulkLine[]
  message: BulkMessage | null
}

/** Adds valid lines to the cart, notifies, and stores the store's error per line. */
export function usePutIntoCart() {
  const { routes, text } = useShop()
  const [putting, setPutting] = useState(false)
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())

  async function put(rows: readonly BulkRow[]): Promise<Done | null> {
    const ready = rows.flatMap(({ line, item }) => (item ? { line, item } : []))
    if (putting || ready.length === 0) return null
    setPutting(true)
    try {
      const outcome = await addBatch(ready.map(({ item }) => item))
      batchNotices(outcome, text, routes.checkout()).forEach(notify)
      if (outcome.status !== 200) return null
      const failed = new Map(
        outcome.errors.map(({ field, title }) => [Number(field?.replace('items.', '')), title]),
      )
      const done = new Set(ready.filter((_, index) => !failed.has(index)).map(({ line }) => line))
      const refusals = ready.flatMap(({ line }, index): [string, string][] => {
        const title = failed.get(index)
        return title === undefined ? [] : [[line.code, title]]
      })
      setRefusals(new Map(refusals))
      const left = rows.map(({ line }) => line).filter((line) => !done.has(line))
      const isAll = left.length === 0
      return { left, message: isAll ? { kind: 'success', text: text('batch.added') } : null }
    } finally {
      setPutting(false)
    }
  }

  return { putting, refusals, put }
}
