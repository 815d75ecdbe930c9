import type { BulkLine } from '../../../domain/bulk/bulk-line.ts'
import { parseBulk } from '../../../domain/bulk/parse-bulk.ts'
import { maxCodeLength } from '../../../domain/catalog/coded-variant.ts'

export interface BulkForm {
  screen: 'bulk-order' | 'import-order'
  /** Lines of the submitted table, without those marked for removal. */
  lines: BulkLine[]
  /** Value of the text field for further lines. */
  pasted: string
  added: BulkLine[]
}

const longestText = 200_000

/** The bulk order's forms without JavaScript: text to parse, and the edited table. */
export function readBulkForm(form: URLSearchParams): BulkForm {
  const pasted = (form.get('lines') ?? '').slice(0, longestText)
  const amounts = form.getAll('amount')
  const removed = new Set(form.getAll('remove'))
  const lines = form
    .getAll('code')
    .map((code, index) => ({
      code: code.trim().slice(0, maxCodeLength),
      amount: (amounts[index] ?? '').trim().slice(0, 12),
    }))
    .filter(({ code }, index) => code !== '' && !removed.has(String(index)))
  return {
    screen: form.get('screen') === 'import-order' ? 'import-order' : 'bulk-order',
    lines,
    pasted,
    added: parseBulk(pasted),
  }
}
