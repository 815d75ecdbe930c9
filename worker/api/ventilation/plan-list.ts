import { Hono } from 'hono'
import * as z from 'zod'
import { routesOf } from '../../../domain/routes.ts'
import { maxListName } from '../../../domain/ventilation/planner/plan-input.ts'
import { parseAmount } from '../../../domain/product/units/parse-amount.ts'
import type { AppEnv } from '../../env.ts'
import { canonicalQuery } from '../../request/query.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { refuseCart, refuseInput } from '../cart/cart-refusal.ts'
import { readList } from '../cart/read-list.ts'

const ListName = z.string().trim().max(maxListName)
const Items = z
  .array(z.object({ id: z.string().regex(/^[\w.:-]{1,64}$/), amount: z.number().gt(0).lte(9999) }))
  .min(1)
  .max(200)

/**
 * Saves the parts of a plan as a shopping list; a guest is sent to sign-in and back to the plan.
 */
export const planList = new Hono<AppEnv>().post('/user/lists', async (c) => {
  const sent = await readList(c)
  const form = 'form' in sent ? sent.form : new URLSearchParams()
  const fields = Object.fromEntries(form)
  const amounts = form.getAll('amount')
  const items = Items.safeParse(
    form.getAll('id').map((id, index) => ({ id, amount: parseAmount(amounts[index] ?? '') })),
  )
  const name = ListName.safeParse(form.get('listName') ?? '')
  if (!items.success) return refuseInput(c, 'id', { fields, json: false })
  if (!name.success) return refuseInput(c, 'listName', { fields, json: false })
  const { account, login, planner } = routesOf(c.var.context.locale)
  const typed = new URLSearchParams(form.get('plan') ?? '')
  typed.set('listName', name.data)
  const plan = canonicalQuery(typed, 'planner')
  try {
    const list = await privateStore(c).saveAsList(name.data, items.data)
    return c.redirect(list ? account.list(list.id) : login(`${planner()}?${plan}`), 303)
  } catch (error) {
    return refuseCart(c, { fields, json: false }, error)
  }
})
