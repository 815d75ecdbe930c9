import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { type BulkLine, maxBulkLines } from '../../../domain/bulk/bulk-line.ts'
import { maxCodeLength } from '../../../domain/catalog/coded-variant.ts'
import type { AppEnv } from '../../env.ts'
import { renderScreen } from '../../pages.ts'
import { resolveLines } from '../../loaders/checkout/bulk-lines.ts'
import { bulkPage } from '../../loaders/checkout/bulk-page.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { isOffered } from '../../upstream/reads/is-offered.ts'
import { publicReads } from '../../upstream/reads/public-reads.ts'
import { type BulkForm, readBulkForm } from './bulk-form.ts'
import { withCookies } from '../../request/cookies/with-cookies.ts'
import { readList } from './read-list.ts'
import { storeRefusal } from '../form/store-refusal.ts'
import type { BulkMessage } from '../../../domain/screens/checkout/bulk-order.ts'

const BulkOrderRequest = z.object({
  codes: z.array(z.string().trim().min(1).max(maxCodeLength)).min(1).max(maxBulkLines),
})

/**
 * Resolves the codes of a list to variants: JSON for scripts, the page with its table for a form.
 */
export const bulkOrderApi = new Hono<AppEnv>().post('/bulk-order', async (c) => {
  const sent = await readList(c)
  return 'form' in sent ? showTable(c, readBulkForm(sent.form)) : respondWithCodes(c, sent.json)
})

async function respondWithCodes(c: Context<AppEnv>, json: unknown): Promise<Response> {
  const requested = BulkOrderRequest.safeParse(json)
  const noStore = { 'Cache-Control': 'no-store' }
  const text = await textOf(c.var.context)
  if (!requested.success) {
    const title = text('bulk.wrongCodes', { limit: maxBulkLines })
    return c.json({ errors: [{ status: 422, field: 'codes', title }] }, 422, noStore)
  }
  try {
    return c.json({ found: await privateStore(c).codes(requested.data.codes) }, 200, noStore)
  } catch (error) {
    const { status, errors } = storeRefusal(error, text)
    return c.json({ errors }, status, noStore)
  }
}

async function showTable(c: Context<AppEnv>, form: BulkForm): Promise<Response> {
  const { lines, added } = form
  const text = await textOf(c.var.context)
  // Order imports and links resolve codes too, so this call exists in every shop.
  const isClosed = form.screen === 'bulk-order' && !(await isOffered(publicReads(c), 'bulkOrder'))
  if (isClosed) return c.notFound()
  if (lines.length + added.length > maxBulkLines) {
    const count = lines.length + added.length
    const words = text('bulk.tooMany', { count, limit: maxBulkLines })
    return showLines(c, form, { lines, message: { kind: 'danger', text: words }, status: 422 })
  }
  const all = [...lines, ...added]
  if (all.length > 0) return showLines(c, { ...form, pasted: '' }, { lines: all })
  const message = { kind: 'warning' as const, text: text('bulk.empty') }
  return showLines(c, form, { lines, message, status: 422 })
}

interface Table {
  lines: readonly BulkLine[]
  message?: BulkMessage
  status?: number
}

/** The page with its table, or with the typed text if the codes cannot be resolved. */
export async function showLines(
  c: Context<AppEnv>,
  { screen, pasted }: Pick<BulkForm, 'screen' | 'pasted'>,
  { lines, message, status = 200 }: Table,
): Promise<Response> {
  const text = await textOf(c.var.context)
  try {
    const resolved = await resolveLines(privateStore(c), lines)
    const page = bulkPage(screen, text, { ...resolved, message: message ?? null, pasted })
    return withCookies(c, await renderScreen(c, { screen, ...page, status }))
  } catch (error) {
    const refusal = storeRefusal(error, text)
    const words = refusal.errors.map(({ title }) => title).join(' ')
    const submitted = [...lines.map(({ code, amount }) => `${code};${amount}`), pasted]
      .join('\n')
      .trim()
    const page = bulkPage(screen, text, {
      message: { kind: 'danger', text: words },
      pasted: submitted,
    })
    return withCookies(c, await renderScreen(c, { screen, ...page, status: refusal.status }))
  }
}
