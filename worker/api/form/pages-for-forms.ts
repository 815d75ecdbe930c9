import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Failure } from '../../../domain/contract/call.ts'
import type { TextKey } from '../../../client/i18n/text.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { AppEnv } from '../../env.ts'
import { renderScreen } from '../../pages.ts'
import { safeRedirect } from '../../request/same-origin-path.ts'
import { failedPage, statusOf } from '../../loaders/failed-page.ts'
import { privateHead } from '../../loaders/head.ts'
import { textOf } from '../../texts.ts'
import { publicReads } from '../../upstream/reads/public-reads.ts'

/**
 * Renders failures of native form posts as a page with a message and a way back. Scripts, which do
 * not accept HTML, get the response unchanged.
 */
export function pagesForForms() {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    if (!wantsPage(c) || c.res.status < 400 || isPage(c.res)) return
    const cookies = c.res.headers.getSetCookie()
    const page = await failurePage(c, c.res)
    // Assigning would copy the headers of the replaced response.
    c.res = undefined
    c.res = page
    for (const cookie of cookies) c.res.headers.append('Set-Cookie', cookie)
  })
}

export function wantsPage(c: Context<AppEnv>): boolean {
  return (c.req.header('Accept') ?? '').includes('text/html')
}

function isPage(response: Response): boolean {
  return (response.headers.get('Content-Type') ?? '').startsWith('text/html')
}

async function failurePage(c: Context<AppEnv>, response: Response): Promise<Response> {
  const { status } = response
  const text = await textOf(c.var.context)
  const titles = await titlesOf(response)
  if (status >= 500 || status === 404 || titles.length === 0) {
    const known = wordsByStatus[status]
    if (!known)
      return shown(c, await failedPage(c, publicReads(c), statusOf(status), back(c)), status)
    titles.push(text(known))
  }
  return refusedPage(c, titles, status)
}

/** The reasons of a refusal, with a way back to the form. */
export async function refusedPage(
  c: Context<AppEnv>,
  messages: string[],
  status: number,
): Promise<Response> {
  const text = await textOf(c.var.context)
  const props = {
    status: 403 as const,
    errorPage: null,
    reference: null,
    refused: { messages, back: back(c) },
  }
  const head = privateHead(text('errorPage.titleRefused'))
  return shown(c, { screen: 'error', props, head }, status)
}

type ErrorPage = Omit<Parameters<typeof renderScreen<'error'>>[1], 'status' | 'url'>

async function shown(c: Context<AppEnv>, page: object, status: number): Promise<Response> {
  // Both callers pass the error screen's own props.
  const response = await renderScreen(c, { ...(page as ErrorPage), status, url: back(c) })
  return new Response(response.body, response)
}

/** Failures whose messages are for programs. */
const wordsByStatus: Partial<Record<number, TextKey>> = {
  400: 'form.failed',
  413: 'errorPage.tooLarge',
  415: 'form.failed',
  422: 'form.failed',
  429: 'form.tooMany',
}

/** The store's message of a refusal; other responses have none for customers. */
async function titlesOf(response: Response): Promise<string[]> {
  const type = response.headers.get('Content-Type') ?? ''
  if (!type.startsWith('application/json')) return []
  const failure = Failure.safeParse(await response.json())
  return failure.success ? failure.data.errors.map(({ title }) => title).filter(Boolean) : []
}

/** The page that the form was on. */
function back(c: Context<AppEnv>): string {
  const home = routesOf(c.var.context.locale).home()
  const referrer = c.req.header('Referer') ?? ''
  if (!URL.canParse(referrer)) return home
  const { host, pathname, search } = new URL(referrer)
  // A proxy may terminate TLS, so only path and query are used.
  if (host !== new URL(c.var.context.origin).host) return home
  return pathname.startsWith('/api/') ? home : safeRedirect(pathname + search, home)
}
