import { lazy } from 'react'

/** Its HTML is in the page; its script may come after the product can be bought. */
export const ProductDetails = import.meta.env.SSR
  ? (await import('./product-details.tsx')).ProductDetails
  : lazy(async () => ({ default: (await import('./product-details.tsx')).ProductDetails }))
