import type { BulkProblem } from '../../domain/bulk/bulk-problem.ts'
import type { CodedVariant } from '../../domain/catalog/coded-variant.ts'
import { type AmountWords, unitWord } from '../ui/price/unit-amount.ts'

const plainProblems = {
  unknown: 'bulk.problem.unknown',
  ambiguous: 'bulk.problem.ambiguous',
  notAvailable: 'bulk.problem.notAvailable',
  amount: 'bulk.problem.amount',
} as const

/** Error of a line, with what to do about it. */
export function bulkProblemText(
  problem: BulkProblem,
  variant: CodedVariant | undefined,
  words: AmountWords,
): string {
  const { format, text } = words
  if (!('limit' in problem)) return text(plainProblems[problem.kind])
  const unit = variant ? unitWord(variant.unit, problem.limit, words) : ''
  const limit = format.number(problem.limit)
  if (problem.kind === 'aboveMax') return text('quantity.max', { limit, unit })
  if (problem.kind === 'belowMin') return text('quantity.min', { limit, unit })
  return text('bulk.problem.step', { limit, unit })
}
