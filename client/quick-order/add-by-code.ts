import { bulkProblem } from '../../domain/bulk/bulk-problem.ts'
import { parseAmount } from '../../domain/bulk/parse-amount.ts'
import { findCodes } from '../bulk-order/find-codes.ts'
import { showItemAdded } from '../cart/added/item-added.ts'
import { addToCart } from '../cart/state/add-to-cart.ts'
import type { Text } from '../i18n/text.ts'
import { notifyFailure } from '../layout/notices/notify-failure.ts'

/**
 * Adds the variant of a code and notifies. False if a decision is needed: the code is unknown or
 * ambiguous, or the amount is invalid.
 */
export async function addByCode(form: FormData, text: Text): Promise<boolean> {
  const line = { code: String(form.get('code')).trim(), amount: String(form.get('amount')).trim() }
  const amount = parseAmount(line.amount)
  try {
    const found = await findCodes([line.code])
    const variants = found.find(({ code }) => code === line.code)?.variants ?? []
    const [variant] = variants
    if (!variant || amount === null || bulkProblem(line, variants)) return false
    showItemAdded(await addToCart(variant.id, amount), amount)
  } catch (error) {
    notifyFailure(error, text)
  }
  return true
}
