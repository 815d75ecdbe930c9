import { createMiddleware } from 'hono/factory'
import type { Failure } from '../../domain/contract/call.ts'
import { acceptsOrders } from '../../domain/language.ts'
import type { AppEnv } from '../env.ts'
import { textOf } from '../texts.ts'

/** Refuses the steps after the cart in a language that lacks the legally required button texts. */
export function closedWithoutOrderButton() {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (acceptsOrders(c.var.context)) return next()
    const text = await textOf(c.var.context)
    const response: Failure = { errors: [{ status: 403, title: text('cartPage.noOrders') }] }
    return c.json(response, 403)
  })
}
