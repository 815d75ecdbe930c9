import { maxCodeLength } from '../catalog/coded-variant.ts'
import type { BulkLine } from './bulk-line.ts'

/** Lines of a link: `RV-100:2,RV-125:0.5,RV-160`; codes with a comma or colon are not supported. */
export function linesOfQuery(query: string): BulkLine[] {
  return query
    .split(',')
    .map((item) => {
      const [code = '', amount = ''] = item.split(':')
      return {
        code: code.trim().slice(0, maxCodeLength),
        amount: amount.trim().slice(0, 12) || '1',
      }
    })
    .filter(({ code }) => code !== '')
}
