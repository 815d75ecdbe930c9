import * as z from 'zod/mini'

/** A declared withdrawal (§ 356a BGB), for whoever handles it. */
export const OperatorWithdrawal = z.object({
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  /** As typed. */
  orderCode: z.string(),
  /** `number`: the order has another address; `none`: there is no such order. */
  match: z.enum(['order', 'number', 'none']),
  /** Declared for a company, which has no statutory right. */
  business: z.boolean(),
  /** Last day of the right as known then. */
  deadline: z.nullable(z.iso.date()),
  /** Goods of a partial withdrawal; none: the whole contract. */
  goods: z.array(z.string()),
  /** Whether goods of the order were withdrawn or cancelled since. */
  isProcessed: z.boolean(),
})
export type OperatorWithdrawal = z.infer<typeof OperatorWithdrawal>

/** As they were received. */
export const OperatorWithdrawals = z.object({
  withdrawals: z.array(OperatorWithdrawal),
  next: z.string(),
  hasMore: z.boolean(),
})
export type OperatorWithdrawals = z.infer<typeof OperatorWithdrawals>
