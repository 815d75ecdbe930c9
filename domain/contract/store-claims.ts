import * as z from 'zod/mini'
import { ClaimRemedy, ClaimState } from '../claim/claim-state.ts'
import { SaleUnit } from '../product/availability.ts'
import { data, page, storeCall } from './call.ts'

const email = z.string().check(z.trim(), z.maxLength(254), z.email())
const orderCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

export const ClaimableItem = z.object({
  id: z.string(),
  name: z.string(),
  catalogCode: z.string(),
  /** Claimable amount: bought, neither cancelled nor returned, under no open claim. */
  amount: z.number(),
  /** Left out: pieces. */
  unit: z.optional(SaleUnit),
})

/** Order data for a guest who knows its number and email address. */
export const ClaimOrder = z.object({
  code: z.string(),
  createdAt: z.iso.datetime(),
  items: z.array(ClaimableItem),
})
export type ClaimOrder = z.infer<typeof ClaimOrder>

export const findClaimOrder = storeCall({
  method: 'POST',
  path: '/api/v1/claims/order',
  body: z.object({ orderCode, email }),
  response: data(z.object({ order: z.nullable(ClaimOrder) })),
  summary:
    'The order of a number and the e-mail address it was placed with, or of the customer who asks; null where they do not fit',
})

export const ClaimForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  orderCode,
  email,
  /** Line of the order. */
  itemId: z.string().check(z.minLength(1), z.maxLength(100)),
  amount: z.number().check(z.positive(), z.lte(1_000_000)),
  /** Description of the defect, by the customer. */
  description: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
  /** Requested remedy. */
  remedy: ClaimRemedy,
})
export type ClaimForm = z.infer<typeof ClaimForm>

export const ClaimEvent = z.object({
  state: ClaimState,
  at: z.iso.datetime(),
  /** The shop's message to the customer. */
  note: z.string(),
})

export const Claim = z.object({
  /** For people: to ask about it, and to be written on the parcel. */
  number: z.string(),
  /** Opens its page without a session; random, not guessable. */
  token: z.string(),
  orderCode: z.string(),
  name: z.string(),
  email: z.string(),
  item: z.object({
    name: z.string(),
    catalogCode: z.string(),
    amount: z.number(),
    /** Left out: pieces. */
    unit: z.optional(SaleUnit),
  }),
  description: z.string(),
  remedy: ClaimRemedy,
  state: ClaimState,
  receivedAt: z.iso.datetime(),
  /** Last day to settle it. */
  settleBy: z.iso.date(),
  /** Its history, oldest first. */
  history: z.array(ClaimEvent),
  /** The address is suppressed: its confirmation does not arrive. */
  isMailUndeliverable: z.optional(z.boolean()),
})
export type Claim = z.infer<typeof Claim>

export const fileClaim = storeCall({
  method: 'POST',
  path: '/api/v1/claims',
  body: ClaimForm,
  response: data(Claim),
  summary:
    'Files a warranty claim about a line of an order, once per Idempotency-Key, and mails its confirmation; refused for an order of somebody else and for more than was bought',
})

export const getClaim = storeCall({
  method: 'GET',
  path: '/api/v1/claims/:token',
  response: data(Claim),
  summary: 'A claim and how it stands; 404 for an unknown token',
})

export const getClaims = storeCall({
  method: 'GET',
  path: '/api/v1/user/claims',
  query: z.object({ page: z.optional(z.string()), perPage: z.optional(z.string()) }),
  response: page(Claim),
  summary: 'Claims about orders of the customer, newest first, 10 a page and 50 at most',
})
