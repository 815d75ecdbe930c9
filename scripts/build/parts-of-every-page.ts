/** What every page loads at once, though some of it by `import()` so that nothing waits for it. */
export const everywhere = [
  'client/entry.tsx',
  'client/layout/notices/overlays.tsx',
  'client/navigation/navigate-in-place.ts',
]

/** Late parts of the header and the footer: of every page. */
export const frameParts = ['client/layout/lazy-frame.ts', 'client/layout/header/header-links.tsx']

/** Late parts of the tiles of products. */
export const tileParts = ['client/product/actions-parts.ts']
