import type { PlaceOrder } from '../../../domain/contract/store-checkout.ts'
import type { Caller } from '../../request/caller.ts'
import type { CustomerRow } from '../account/customer.ts'

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
