/** What every page loads at once, though some of it by `import()` so that nothing waits for it. */
export const everywhere = [
  'client/entry.tsx',
  'client/layout/notices/overlays.tsx',
  'client/navigation/navigate-in-place.ts',
]

/** Late parts of the header, the footer and the tiles of products: of nearly every page. */
export const frameParts = [
  'client/layout/lazy-frame.ts',
  'client/layout/header/header-links.tsx',
  'client/product/actions-parts.ts',
]
