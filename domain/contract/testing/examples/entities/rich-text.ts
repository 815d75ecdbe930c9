import type { RichText } from '../../../../content/rich-text.ts'

/** A document of one paragraph with one bold word. */
export function exampleDocument(text: string): RichText {
  return {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Gut zu wissen: ', marks: [{ type: 'bold' }] },
          { type: 'text', text },
        ],
      },
    ],
  }
}
