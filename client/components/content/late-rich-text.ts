import { lazy } from 'react'

/** Its HTML is in the page and has no behaviour of its own; its script may come later. */
export const RichText = import.meta.env.SSR
  ? (await import('./rich-text.tsx')).RichText
  : lazy(async () => ({ default: (await import('./rich-text.tsx')).RichText }))
