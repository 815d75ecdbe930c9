import * as z from 'zod/mini'
import { UserAddress } from '../account/address.ts'
import { Order } from '../order/order.ts'
import { User } from '../account/user.ts'
import { IssuedOffer } from './documents/store-offers.ts'
import { Claim } from './store-claims.ts'
import { Withdrawal } from './store-withdrawal.ts'
import { data, storeCall } from './call.ts'

const when = z.iso.datetime()
const line = { variantId: z.string(), amount: z.number() }

/** All stored data of a customer (GDPR Art. 15 and 20). */
export const UserExport = z.object({
  exportedAt: when,
  user: User,
  createdAt: when,
  addresses: z.array(UserAddress),
  cart: z.array(z.object(line)),
  /** Comment saved with the cart. */
  cartComment: z.optional(z.string()),
  shoppingLists: z.array(
    z.object({
      name: z.string(),
      code: z.string(),
      createdAt: when,
      items: z.array(
        z.object({ ...line, name: z.string(), sticky: z.boolean(), note: z.string() }),
      ),
    }),
  ),
  orders: z.array(
    z.object({
      order: Order,
      /** Comments, consents and further input of the order. */
      details: z.record(z.string(), z.unknown()),
    }),
  ),
  /** Warranty claims about the customer's orders; left out by a store without claims. */
  claims: z.optional(z.array(Claim)),
  /** Withdrawals from the customer's orders. */
  withdrawals: z.optional(z.array(Withdrawal)),
  offers: z.optional(z.array(IssuedOffer)),
  credits: z.array(
    z.object({
      amount: z.int(),
      reason: z.string(),
      orderId: z.nullable(z.string()),
      createdAt: when,
    }),
  ),
  newsletter: z.nullable(
    z.object({ source: z.string(), requestedAt: when, confirmedAt: z.nullable(when) }),
  ),
  reviews: z.array(
    z.object({ productId: z.string(), rating: z.number(), text: z.string(), createdAt: when }),
  ),
  /** Variants with a back-in-stock watch. */
  watchedVariantIds: z.array(z.string()),
  mails: z.array(z.object({ subject: z.string(), text: z.string(), createdAt: when })),
  sessions: z.array(
    z.object({
      expiresAt: when,
      operator: z.nullable(z.string()),
      createdAt: z.optional(when),
      /** Last use. */
      seenAt: z.optional(when),
      /** `Firefox, Windows` */
      device: z.optional(z.string()),
    }),
  ),
})
export type UserExport = z.infer<typeof UserExport>

export const exportUser = storeCall({
  method: 'GET',
  path: '/api/v1/user/export',
  response: data(UserExport),
  summary: 'All data of the customer for taking away',
  // A thousand orders with their mails are some 6 MB.
  isLarge: true,
})

export const deleteUser = storeCall({
  method: 'DELETE',
  path: '/api/v1/user',
  body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: data(z.object({ done: z.literal(true) })),
  summary:
    'Deletes the customer after their password; orders stay without contact as long as the law asks to keep them',
})
