import { lazy } from 'react'
import { addTexts } from '../../i18n/dictionary.ts'

/** Its HTML is in the page; its script and texts may come after the product can be bought. */
export const ProductDetails = import.meta.env.SSR
  ? (await import('./product-details.tsx')).ProductDetails
  : lazy(async () => {
      const [{ ProductDetails: Details }] = await Promise.all([
        import('./product-details.tsx'),
        addTexts('fan'),
      ])
      return { default: Details }
    })
