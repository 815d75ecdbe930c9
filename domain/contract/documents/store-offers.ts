import * as z from 'zod/mini'
import { CurrencyCode } from '../../currency.ts'
import { data, storeCall } from '../call.ts'

/** An offer; its file is one of `user/documents`. */
export const IssuedOffer = z.object({
  id: z.string(),
  number: z.string(),
  issueDate: z.iso.date(),
  /** Last day of its prices. */
  validUntil: z.iso.date(),
  /** With tax. */
  total: z.number(),
  currencyCode: CurrencyCode,
  /** Items to add to a cart again; without parts and gifts, which are added automatically. */
  items: z.array(z.object({ variantId: z.string(), name: z.string(), amount: z.number() })),
})
export type IssuedOffer = z.infer<typeof IssuedOffer>

export const OfferRequest = z.object({
  /** Its price display. */
  priceView: z.enum(['gross', 'net']),
  /** Id of the chosen shipping method; default: the cheapest for the cart. */
  shipperId: z.optional(z.string().check(z.maxLength(100))),
})
export type OfferRequest = z.infer<typeof OfferRequest>

export const makeOffer = storeCall({
  method: 'POST',
  path: '/api/v1/user/offers',
  body: OfferRequest,
  response: data(IssuedOffer),
  summary:
    'An offer of the customer’s cart with its prices, VAT and delivery; the same cart on the same day gives the same offer',
})

export const getOffer = storeCall({
  method: 'GET',
  path: '/api/v1/user/offers/:id',
  response: data(IssuedOffer),
  summary: 'An offer of the customer; 404 for one of somebody else',
})
