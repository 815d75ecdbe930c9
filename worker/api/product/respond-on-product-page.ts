import type { Context } from 'hono'
import { routesOf } from '../../../domain/routes.ts'
import type { ProductAnswer } from '../../../domain/product/product-answer.ts'
import type { AppEnv } from '../../env.ts'
import { renderScreen } from '../../pages.ts'
import { safeRedirect } from '../../request/same-origin-path.ts'
import { addressOf, resolvePage, urlOf } from '../../loaders/resolve.ts'
import { publicReads } from '../../upstream/reads/public-reads.ts'

/**
 * Renders the product page after a native form post, with the result. `back`: the page's URL,
 * submitted by the form.
 */
export async function respondOnProductPage(
  c: Context<AppEnv>,
  back: string | undefined,
  status: number,
  answer: ProductAnswer,
): Promise<Response> {
  const home = routesOf(c.var.context.locale).home()
  const { pathname, searchParams } = new URL(safeRedirect(back, home), c.var.context.origin)
  const address = addressOf(c, pathname, searchParams)
  const found = address.screen === 'product' ? await resolvePage(c, publicReads(c), address) : null
  if (found?.kind !== 'page' || found.page.screen !== 'product') return c.redirect(home, 303)
  const { page, deferred } = found
  return renderScreen(
    c,
    {
      ...page,
      props: { ...page.props, answer },
      head: { ...page.head, noindex: true },
      status,
      url: urlOf(address),
    },
    deferred,
  )
}
