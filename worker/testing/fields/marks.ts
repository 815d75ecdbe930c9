import type { RichText } from '../../../domain/content/rich-text.ts'

let count = 0

/** A word that nothing else has; short enough for every place and fit for an address. */
export function nextMark(): string {
  count += 1
  return `zq${count}z`
}

/** A colour that nothing else has: of a ground a light one, of what stands on it a dark one. */
/** A number of eight digits that nothing else on a page is. */
export function nextNumber(): string {
  count += 1
  return String(71_834_592 + count)
}

export function nextColour(isGround: boolean): string {
  count += 1
  return `#${((isGround ? 0xf0f000 : 0x100000) + count).toString(16)}`
}

export function documentOf(text: string): RichText {
  return {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  }
}
