import type { Text } from '../../../backend/db/columns.ts'
import type { FaqGroupId } from './groups.ts'

/** A frequently asked question; the answer is in the markup of `markup.ts`. */
export interface QuestionSource {
  id: string
  group: FaqGroupId
  question: Text
  answer: Text
}

export function question(id: string, group: FaqGroupId, asked: Text, answer: Text): QuestionSource {
  return { id, group, question: asked, answer }
}
