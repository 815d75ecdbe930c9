import { maxBulkLines } from '../../../domain/bulk/bulk-line.ts'
import { linesOfQuery } from '../../../domain/bulk/lines-of-query.ts'
import { resolveLines } from './bulk-lines.ts'
import { bulkPage } from './bulk-page.ts'
import type { PrivateInput, Loader } from '../screen.ts'

/**
 * Items from an earlier order (`order`) or from the codes and amounts of a link (`items`). A GET
 * only shows them; the visitor adds them to the cart.
 */
export const loadImportOrder: Loader<'import-order'> = async (input) => {
  const order = input.rawQuery.get('order')
  return order ? importOfOrder(input, order.trim().slice(0, 40)) : importOfLink(input)
}

async function importOfOrder(input: PrivateInput, code: string) {
  const { routes, store, text, visitor } = input
  if (visitor.sessionToken === null)
    return { redirect: routes.login(routes.importOrder(code)), status: 303 as const }
  const lines = await store.linesOfOrder(code)
  if (!lines) {
    const message = { kind: 'warning' as const, text: text('bulk.noOrder', { code }) }
    return { ...bulkPage('import-order', text, { message }), status: 404 }
  }
  const message = { kind: 'info' as const, text: text('bulk.ofOrder', { code }) }
  return bulkPage('import-order', text, { ...(await resolveLines(store, lines)), message })
}

async function importOfLink({ rawQuery, store, text }: PrivateInput) {
  const lines = linesOfQuery(rawQuery.get('items') ?? '')
  if (lines.length > maxBulkLines) {
    const words = text('bulk.tooMany', { count: lines.length, limit: maxBulkLines })
    return bulkPage('import-order', text, { message: { kind: 'danger', text: words } })
  }
  return bulkPage('import-order', text, await resolveLines(store, lines))
}
