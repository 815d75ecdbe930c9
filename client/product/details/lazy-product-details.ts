import { lazyPart } from '../../lazy-part.ts'

/*
 * Parts of the page whose HTML is there at once; their script may come after the product
 * can be bought.
 */
const load = () => import('./details-parts.ts')
const parts = import.meta.env.SSR ? await load() : null

export const CreditPrice = parts?.CreditPrice ?? lazyPart(async () => (await load()).CreditPrice)
export const OfferDetails = parts?.OfferDetails ?? lazyPart(async () => (await load()).OfferDetails)
export const ProductDetails =
  parts?.ProductDetails ?? lazyPart(async () => (await load()).ProductDetails)
