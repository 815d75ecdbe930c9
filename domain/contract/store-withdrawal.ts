import * as z from 'zod/mini'
import { SaleUnit } from '../product/availability.ts'
import { data, storeCall } from './call.ts'

const email = z.string().check(z.trim(), z.maxLength(254), z.email())
const orderCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

/** An earlier declaration about the same order. */
export const EarlierWithdrawal = z.object({
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  /** As in its receipt; empty: the whole contract, or a part in the customer's words. */
  items: z.array(z.string()),
  isWhole: z.boolean(),
})
export type EarlierWithdrawal = z.infer<typeof EarlierWithdrawal>

/** Order data for a guest who knows its number and email address. */
export const WithdrawalOrder = z.object({
  code: z.string(),
  createdAt: z.iso.datetime(),
  /** Ordered by a company, which has no right of withdrawal. */
  business: z.boolean(),
  /** Last day of the right; null if the delivery date is unknown. */
  deadline: z.nullable(z.iso.date()),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      amount: z.number(),
      /** Left out: pieces. */
      unit: z.optional(SaleUnit),
    }),
  ),
  /** Declared before, oldest first; its items are not among `items`. */
  earlier: z.optional(z.array(EarlierWithdrawal)),
})
export type WithdrawalOrder = z.infer<typeof WithdrawalOrder>

export const findWithdrawalOrder = storeCall({
  method: 'POST',
  path: '/api/v1/withdrawals/order',
  body: z.object({ orderCode, email }),
  response: data(z.object({ order: z.nullable(WithdrawalOrder) })),
  summary:
    'The order of a number and the e-mail address it was placed with; null where they do not fit',
})

export const WithdrawalForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  orderCode,
  /** Email address for the receipt. */
  email,
  /** Lines of a partial withdrawal: as many as an order can have, with its gifts. */
  itemIds: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(1000))),
  /** The same in the customer's words. Without either the whole contract is withdrawn from. */
  goods: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
})
export type WithdrawalForm = z.infer<typeof WithdrawalForm>

export const Withdrawal = z.object({
  /** For people, to ask about it. */
  reference: z.string(),
  /** Opens the receipt; random, not guessable. */
  token: z.string(),
  name: z.string(),
  orderCode: z.string(),
  email: z.string(),
  /** `2 × Rohrventilator`; empty together with `goods`: the whole contract. */
  items: z.array(z.string()),
  goods: z.string(),
  receivedAt: z.iso.datetime(),
  /** Number and email address match an order. */
  matched: z.boolean(),
  business: z.boolean(),
  deadline: z.nullable(z.iso.date()),
  /** Declared about the same order before it. */
  earlier: z.optional(z.array(EarlierWithdrawal)),
  /** The address is suppressed: its confirmation does not arrive. */
  isMailUndeliverable: z.optional(z.boolean()),
})
export type Withdrawal = z.infer<typeof Withdrawal>

export const declareWithdrawal = storeCall({
  method: 'POST',
  path: '/api/v1/withdrawals',
  body: WithdrawalForm,
  response: data(Withdrawal),
  summary:
    'Receives a withdrawal from a contract (§ 356a BGB), once per Idempotency-Key, and mails its receipt; no order needs to fit, for the declaration counts',
})

export const getWithdrawal = storeCall({
  method: 'GET',
  path: '/api/v1/withdrawals/:token',
  response: data(Withdrawal),
  summary: 'A withdrawal as it was received; 404 for an unknown token',
})
