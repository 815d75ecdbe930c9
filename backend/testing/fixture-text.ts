import type { RichText } from '../../domain/content/rich-text.ts'
import type { Text } from '../db/columns.ts'

export const same = (text: string): Text => ({ de: text, cs: text, sk: text, en: text })

export const docs = (text: string): Record<keyof Text, RichText> => {
  const doc: RichText = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  }
  return { de: doc, cs: doc, sk: doc, en: doc }
}
