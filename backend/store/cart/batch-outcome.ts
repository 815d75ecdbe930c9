import type { ChangedAmount } from '../../../domain/cart/cart.ts'
import type { ApiError } from '../../../domain/contract/call.ts'

export interface Imported {
  imported: number
  total: number
  changedAmounts: ChangedAmount[]
  errors: ApiError[]
}
