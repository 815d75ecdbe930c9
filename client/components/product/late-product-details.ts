import { lazy } from 'react'
import { addTexts } from '../../i18n/add-texts.ts'

/*
 * Parts of the page whose HTML is there at once; their script and texts may come after the product
 * can be bought.
 */
const load = async () => {
  const [parts] = await Promise.all([
    import('./details-parts.ts'),
    addTexts('fan'),
    addTexts('details'),
  ])
  return parts
}
const parts = import.meta.env.SSR ? await load() : null

export const CreditPrice =
  parts?.CreditPrice ?? lazy(async () => ({ default: (await load()).CreditPrice }))
export const OfferDetails =
  parts?.OfferDetails ?? lazy(async () => ({ default: (await load()).OfferDetails }))
export const ProductDetails =
  parts?.ProductDetails ?? lazy(async () => ({ default: (await load()).ProductDetails }))
