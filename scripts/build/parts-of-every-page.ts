/** What every page loads at once. */
export const everywhere = ['client/entry.tsx']

/** What every page loads with a visitor's first sign, and at once where somebody is known. */
export const personalParts = [
  'client/layout/lazy-personal.ts',
  'client/layout/notices/overlays.tsx',
  'client/navigation/navigate-in-place.ts',
]

/** Late parts of the header and the footer: of every page. */
export const frameParts = ['client/layout/lazy-frame.ts']

/** Late parts of the tiles of products. */
export const tileParts = ['client/product/actions-parts.ts']
