import { bulkProblem } from '../../domain/bulk/bulk-problem.ts'
import { parseAmount } from '../../domain/product/units/parse-amount.ts'
import { findCodes } from '../bulk-order/find-codes.ts'
import { addAndShow } from '../cart/added/add-and-show.ts'
import { notifyFailure } from '../layout/notices/notify-failure.ts'
import type { Shop } from '../shop.tsx'

/**
 * Adds the variant of a code and notifies. `undecided`: the code is unknown or ambiguous, or the
 * amount is invalid.
 */
export async function addByCode(
  form: FormData,
  shop: Shop,
): Promise<'added' | 'failed' | 'undecided'> {
  const line = { code: String(form.get('code')).trim(), amount: String(form.get('amount')).trim() }
  const amount = parseAmount(line.amount)
  try {
    const found = await findCodes([line.code])
    const variants = found.find(({ code }) => code === line.code)?.variants ?? []
    const [variant] = variants
    if (!variant || amount === null || bulkProblem(line, variants)) return 'undecided'
    return (await addAndShow({ variantId: variant.id, amount }, shop)) ? 'added' : 'failed'
  } catch (error) {
    notifyFailure(error, shop.text)
    return 'failed'
  }
}
