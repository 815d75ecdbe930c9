import type { Context } from 'hono'
import { routesOf } from '../../../domain/routes.ts'
import type { ProductResponse } from '../../../domain/product/product-response.ts'
import type { FieldValues } from '../../../domain/validation/form-fields.ts'
import type { AppEnv } from '../../env.ts'
import { renderScreen } from '../../pages.ts'
import { safeRedirect } from '../../request/same-origin-path.ts'
import { addressOf, resolvePage, urlOf } from '../../loaders/resolve.ts'
import { type Refusal, refuseAsJson } from '../form/form-response.ts'
import { publicReads } from '../../upstream/reads/public-reads.ts'

export type Outcome = { message: string } | Refusal

interface ProductForm {
  form: ProductResponse['form']
  values: FieldValues
  /** URL of the product's page. */
  back: string | undefined
}

/** Answers a script as JSON, and a native form post by the product page with the result. */
export async function respondToProductForm(
  c: Context<AppEnv>,
  outcome: Outcome,
  json: boolean,
  { back, ...posted }: ProductForm,
): Promise<Response> {
  const isDone = 'message' in outcome
  if (json) return isDone ? c.json({ message: outcome.message }, 200) : refuseAsJson(c, outcome)
  const home = routesOf(c.var.context.locale).home()
  const { pathname, searchParams } = new URL(safeRedirect(back, home), c.var.context.origin)
  const address = addressOf(c, pathname, searchParams)
  const found = address.screen === 'product' ? await resolvePage(c, publicReads(c), address) : null
  if (found?.kind !== 'page' || found.page.screen !== 'product') return c.redirect(home, 303)
  const { page, deferred } = found
  const response = isDone
    ? { ...posted, done: outcome.message, errors: {} }
    : { ...posted, done: '', errors: outcome.errors }
  return renderScreen(
    c,
    {
      ...page,
      props: { ...page.props, response },
      head: { ...page.head, noindex: true },
      status: isDone ? 200 : outcome.status,
      url: urlOf(address),
    },
    deferred,
  )
}
