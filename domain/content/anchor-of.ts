/** Anchor id of a title: `1. Wie viel Luft?` is `1-wie-viel-luft`; empty without letters. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
