import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { routesOf } from '../../../domain/routes.ts'
import type { AppEnv } from '../../env.ts'
import { renderScreen } from '../../pages.ts'
import { safeRedirect } from '../../request/same-origin-path.ts'
import { privateHead } from '../../loaders/head.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { isRefusal, UpstreamError } from '../../upstream/upstream-error.ts'
import { withCookies } from '../../request/cookies/with-cookies.ts'
import { readFields } from '../form/read-fields.ts'
import { type StoreRefusal, storeRefusal } from '../form/store-refusal.ts'

const VariantId = z.string().regex(/^[\w.:-]{1,200}$/)

interface Change {
  kind: 'add' | 'remove'
  variantId: string | undefined
  json: boolean
  /** Redirect target of the form. */
  redirect?: string | undefined
}

/** The wish list of a customer; `variantIds` is null for guests (spec §6). */
export const wishListApi = new Hono<AppEnv>()
  .get('/wish-list', async (c) => {
    const found = await privateStore(c).wishList()
    return c.json({ variantIds: found?.variantIds ?? null })
  })
  .get('/wish-list/items', async (c) => {
    const list = await privateStore(c).wishListInFull()
    return list ? c.json({ list }) : refuse(c, { json: true }, await loginFirst(c))
  })
  .post('/wish-list/items', async (c) => {
    const { fields, json } = await readFields(c)
    const { id: variantId, intent, redirect } = fields
    return change(c, { kind: intent === 'remove' ? 'remove' : 'add', variantId, json, redirect })
  })
  .delete('/wish-list/items/:id', (c) =>
    change(c, { kind: 'remove', variantId: c.req.param('id'), json: true }),
  )

/** Add and remove send the target state, so a repeated request is idempotent. */
async function change(c: Context<AppEnv>, requested: Change): Promise<Response> {
  const variant = VariantId.safeParse(requested.variantId)
  if (!variant.success) return refuse(c, requested, await noVariant(c, 422))
  const store = privateStore(c)
  try {
    const changed = await (requested.kind === 'add'
      ? store.addToWishList(variant.data)
      : store.removeFromWishList(variant.data))
    if (!changed) return refuse(c, requested, await loginFirst(c))
    if (requested.json) return c.json({ variantIds: changed.variantIds })
    return c.redirect(redirectTarget(c, requested), 303)
  } catch (error) {
    if (isRefusal(error, 404)) return refuse(c, requested, await noVariant(c, 404))
    return refuse(c, requested, await refusalOf(c, error))
  }
}

async function refuse(
  c: Context<AppEnv>,
  requested: Pick<Change, 'json' | 'redirect'>,
  { status, errors }: StoreRefusal,
): Promise<Response> {
  if (requested.json) return c.json({ errors }, status)
  const { locale } = c.var.context
  const routes = routesOf(locale)
  if (status === 401) return c.redirect(routes.login(redirectTarget(c, requested)), 303)
  const text = await textOf(c.var.context)
  const list = await privateStore(c)
    .wishListInFull()
    .catch(() => null)
  const response = await renderScreen(c, {
    screen: 'wish-list',
    props: { list, problem: errors.map(({ title }) => title).join(' ') },
    head: privateHead(text('wishList.title')),
    status,
    url: routes.wishList(),
  })
  return withCookies(c, response)
}

function redirectTarget(c: Context<AppEnv>, { redirect }: Pick<Change, 'redirect'>): string {
  return safeRedirect(redirect, routesOf(c.var.context.locale).wishList())
}

async function loginFirst(c: Context<AppEnv>): Promise<StoreRefusal> {
  const title = (await textOf(c.var.context))('wishList.loginFirst')
  return { status: 401, errors: [{ status: 401, title, code: 'unauthorized' }] }
}

async function noVariant(c: Context<AppEnv>, status: 404 | 422): Promise<StoreRefusal> {
  const title = (await textOf(c.var.context))('product.variantRequired')
  return { status, errors: [{ status, title }] }
}

/** The store's message if it refused, else the generic one (spec §8). */
async function refusalOf(c: Context<AppEnv>, error: unknown): Promise<StoreRefusal> {
  const text = await textOf(c.var.context)
  if (error instanceof UpstreamError && !error.isRefusal) {
    const title = text('failure.title')
    return { status: 503, errors: [{ status: 503, title, code: 'unavailable' }] }
  }
  return storeRefusal(error, text)
}
