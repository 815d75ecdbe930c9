import * as z from 'zod'
import type { OrderWishes as OperatorWishes } from '../../../domain/operator/orders.ts'
import type { PlaceOrder } from '../../../domain/contract/store-checkout.ts'
import type { Caller } from '../../request/caller.ts'
import type { CustomerRow } from '../account/customer.ts'

/** Wishes and consents of an order, as an operator reads them; older orders have fewer. */
export const OrderWishes = z
  .object({
    cardRequest: z.boolean().default(false),
    utm: z.record(z.string(), z.string()).default({}),
    consents: z
      .object({
        newsletter: z.boolean().default(false),
        magazine: z.boolean().default(false),
        phoneNotification: z.boolean().default(false),
      })
      .prefault({}),
  })
  .transform(({ cardRequest, utm, consents }): OperatorWishes => {
    const { newsletter, magazine, phoneNotification } = consents
    return { newsletter, magazine, smsMarketing: phoneNotification, cardRequest, utm }
  })

interface OrderDetails {
  body: PlaceOrder
  caller: Caller
  customer: CustomerRow | null
}

/** Input besides the order: for packing, and as the record of consents. */
export function orderDetails({ body, caller, customer }: OrderDetails) {
  return {
    locale: caller.locale,
    domain: caller.domain,
    priceGroups: customer?.groups ?? '[]',
    shipping: body.shipping,
    comment: body.comment,
    shipperComment: body.shipper_comment,
    branchId: body.branch_id,
    custom: body.custom ?? {},
    utm: body.utm ?? {},
    cardRequest: body.cardRequest ?? false,
    consents: {
      terms: true,
      heureka: body.heureka_allow,
      zbozi: body.zbozicz_allow,
      newsletter: body.newsletter,
      magazine: body.magazine ?? false,
      phoneNotification: body.phone_notification ?? false,
    },
  }
}
