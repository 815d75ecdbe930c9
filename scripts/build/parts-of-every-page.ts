/** Modules that every page loads at once. */
export const everywhere = ['client/entry.tsx']

/**
 * Modules that every page of a customer loads at once, others with the first interaction. Their few
 * texts are in the entry's file, which saves a request.
 */
export const linkParts = ['client/layout/lazy-links.ts']

/** Modules that every page loads with the first interaction, or at once for known visitors. */
export const personalParts = [
  'client/layout/lazy-personal.ts',
  'client/layout/notices/overlays.tsx',
  'client/navigation/navigate-in-place.ts',
]

/** Lazy parts of header and footer: on every page. */
export const frameParts = ['client/layout/lazy-frame.ts']

/** Lazy parts of product tiles. */
export const tileParts = ['client/product/actions-parts.ts']
