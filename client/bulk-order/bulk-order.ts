import { type BulkLine, maxBulkLines } from '../../domain/bulk/bulk-line.ts'
import { persistedSignal } from '../storage/persisted-signal.ts'

/** Lines of the bulk order, stored until they are in the cart (spec §4 Persisted client state). */
export const bulkOrder = persistedSignal<BulkLine[]>({
  key: 'bulk-order',
  privacy: 'personal',
  version: 2,
  accepts: isLines,
  initial: [],
})

function isLines(value: unknown): value is BulkLine[] {
  return Array.isArray(value) && value.length <= maxBulkLines && value.every(isLine)
}

function isLine(value: unknown): value is BulkLine {
  if (typeof value !== 'object' || value === null) return false
  const { code, amount } = value as Partial<Record<keyof BulkLine, unknown>>
  return typeof code === 'string' && code !== '' && typeof amount === 'string'
}
