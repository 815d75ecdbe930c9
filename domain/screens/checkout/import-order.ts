import { privateRoute } from '../screen-route.ts'
import type { BulkOrderProps } from './bulk-order.ts'
import type { ScreenPolicy } from '../screen-policy.ts'

// Spec §2 writes /checkout/importOrder; paths are in lower case.
export const route = privateRoute('/checkout/importorder')
export const policy = { sheet: 'bulk-order' } satisfies ScreenPolicy

export type ImportOrderProps = BulkOrderProps
