import type { Text } from '../../../backend/db/columns.ts'

/** A term of the trade. References are ids: terms, categories, products, articles. */
export interface TermSource {
  id: string
  title: Text
  /** One sentence, for the list. */
  perex: Text
  /** Text of the term's page, in the markup of `markup.ts`. */
  more: Text
  see: { terms?: string[]; categories?: string[]; products?: string[]; articles?: string[] }
}

export function term(id: string, title: Text, perex: Text, more: Text, see: TermSource['see']): TermSource {
  return { id, title, perex, more, see }
}
