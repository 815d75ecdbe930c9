import type { RichText } from '../../../domain/content/rich-text.ts'

let count = 0

/** A unique word, short enough for every field and valid in a URL. */
export function uniqueWord(): string {
  count += 1
  return `zq${count}z`
}

/** A unique colour: light for a background, dark for text on it. */
/** A unique number of eight digits. */
export function uniqueNumber(): string {
  count += 1
  return String(71_834_592 + count)
}

export function uniqueColour(isGround: boolean): string {
  count += 1
  return `#${((isGround ? 0xf0f000 : 0x100000) + count).toString(16)}`
}

export function documentOf(text: string): RichText {
  return {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  }
}
