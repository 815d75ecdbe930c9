import { lazyPart } from '../../lazy-part.ts'

/** Its HTML is in the page and has no behaviour of its own; its script may come later. */
export const RichText = import.meta.env.SSR
  ? (await import('./rich-text.tsx')).RichText
  : lazyPart(async () => (await import('./rich-text.tsx')).RichText)
