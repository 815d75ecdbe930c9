import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { maxBulkLines } from '../../../domain/bulk/bulk-line.ts'
import { bulkProblem } from '../../../domain/bulk/bulk-problem.ts'
import { parseAmount } from '../../../domain/product/units/parse-amount.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { AppEnv } from '../../env.ts'
import { resolveLines } from '../../loaders/checkout/bulk-lines.ts'
import { textOf } from '../../texts.ts'
import { type BatchAdded, mayStillBeProcessed } from '../../upstream/calls/batch-calls.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { type BulkForm, readBulkForm } from './bulk-form.ts'
import { showLines } from './bulk-order.ts'
import { readList } from './read-list.ts'
import { type StoreRefusal, storeRefusal } from '../form/store-refusal.ts'

const Batch = z.object({
  items: z
    .array(
      z.object({
        id: z.string().regex(/^[\w.:-]{1,64}$/),
        amount: z.number().gt(0).lte(9999),
        forceAdd: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(maxBulkLines),
})
type Item = z.infer<typeof Batch>['items'][number]

/**
 * Adds many variants to the cart at once (spec §8 Batch cart). Scripts send JSON and get which
 * lines were added; a form is either the table of a bulk order or a product's variants with
 * amounts.
 */
export const cartBatchApi = new Hono<AppEnv>().post('/cart/items/:id', async (c, next) => {
  // Hono's RegExpRouter takes no fixed name beside a parameter.
  if (c.req.param('id') !== 'batch') return next()
  const sent = await readList(c)
  if ('json' in sent) return respondWithItems(c, Batch.safeParse(sent.json))
  return sent.form.has('code') ? addLines(c, readBulkForm(sent.form)) : addVariants(c, sent.form)
})

async function respondWithItems(
  c: Context<AppEnv>,
  batch: z.ZodSafeParseResult<z.infer<typeof Batch>>,
): Promise<Response> {
  const noStore = { 'Cache-Control': 'no-store' }
  const added = batch.success ? await tryToAdd(c, batch.data.items) : await refuseJunk(c)
  if ('imported' in added) return c.json(added, 200, noStore)
  return c.json({ errors: added.errors }, added.status, noStore)
}

/** The table of a bulk order: valid lines are added, the rest is shown again. */
async function addLines(c: Context<AppEnv>, form: BulkForm): Promise<Response> {
  const text = await textOf(c.var.context)
  const { screen, lines: sent, pasted } = form
  if (sent.length > maxBulkLines) return showLines(c, form, await tooMany(c))
  const resolved = await resolveLines(privateStore(c), sent).catch(() => null)
  if (!resolved) return showLines(c, form, { lines: sent })
  const { lines, found } = resolved
  const byCode = new Map(found.map(({ code, variants }) => [code, variants]))
  const ready = lines.flatMap((line) => {
    const variants = byCode.get(line.code) ?? []
    const amount = parseAmount(line.amount)
    const [variant] = variants
    if (!variant || amount === null || bulkProblem(line, variants)) return []
    return { line, item: { id: variant.id, amount } }
  })
  if (ready.length === 0) {
    const message = { kind: 'warning' as const, text: text('bulk.nothingReady') }
    return showLines(c, form, { lines, message, status: 422 })
  }
  const added = await tryToAdd(
    c,
    ready.map(({ item }) => item),
  )
  if (!('imported' in added)) {
    const words = added.errors.map(({ title }) => title).join(' ')
    const { status } = added
    return showLines(c, form, { lines, message: { kind: 'info', text: words }, status })
  }
  const failed = failedItems(added)
  const done = new Set(ready.filter((_, index) => !failed.has(index)).map(({ line }) => line))
  const left = lines.filter((line) => !done.has(line))
  if (left.length === 0) return c.redirect(routesOf(c.var.context.locale).checkout(), 303)
  const { imported } = added
  const words = [
    ...added.errors.map(({ title }) => title),
    text('batch.imported', { imported, total: lines.length }),
  ].join(' ')
  return showLines(c, { screen, pasted }, { lines: left, message: { kind: 'info', text: words } })
}

/** Variants of a product with their amounts; those without one are skipped. */
async function addVariants(c: Context<AppEnv>, form: URLSearchParams): Promise<Response> {
  const amounts = form.getAll('amount')
  const items = form.getAll('id').flatMap((id, index) => {
    const amount = parseAmount(amounts[index] ?? '')
    return amount === null ? [] : { id, amount }
  })
  const batch = Batch.safeParse({ items })
  const added = batch.success ? await tryToAdd(c, batch.data.items) : await refuseJunk(c)
  const checkout = routesOf(c.var.context.locale).checkout()
  if ('imported' in added && added.errors.length === 0) return c.redirect(checkout, 303)
  const text = await textOf(c.var.context)
  const words = added.errors.map(({ title }) => title)
  if ('imported' in added) {
    const { imported, total } = added
    words.push(text('batch.imported', { imported, total }))
  }
  return showProblem(c, words.join(' '), 'status' in added ? added.status : 200)
}

/** Back to the page with the table, where missing codes can be typed. */
function showProblem(c: Context<AppEnv>, words: string, status: number): Promise<Response> {
  const page = { screen: 'import-order' as const, pasted: '' }
  return showLines(c, page, { lines: [], message: { kind: 'info', text: words }, status })
}

/** Adds all available lines; an unknown outcome of the store is reported (spec §8: HTTP 500). */
async function tryToAdd(c: Context<AppEnv>, items: Item[]): Promise<BatchAdded | StoreRefusal> {
  const text = await textOf(c.var.context)
  try {
    return await privateStore(c).addCartItems(items)
  } catch (error) {
    if (!mayStillBeProcessed(error)) return storeRefusal(error, text)
    return { status: 500, errors: [{ status: 500, title: text('batch.inProgress') }] }
  }
}

async function refuseJunk(c: Context<AppEnv>): Promise<StoreRefusal> {
  const text = await textOf(c.var.context)
  const title = text('batch.wrong', { limit: maxBulkLines })
  return { status: 422, errors: [{ status: 422, field: 'items', title }] }
}

async function tooMany(c: Context<AppEnv>) {
  const text = await textOf(c.var.context)
  const words = text('batch.wrong', { limit: maxBulkLines })
  return { lines: [], message: { kind: 'danger' as const, text: words }, status: 422 }
}

/** Indexes of the lines that were not added. */
function failedItems({ errors }: BatchAdded): Set<number> {
  return new Set(errors.map(({ field }) => Number(field?.replace('items.', ''))))
}
