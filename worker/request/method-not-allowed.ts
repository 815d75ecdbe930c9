import type { Context, Handler, Hono, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'

/**
 * Last of the API routes: 405 with the allowed methods of the path. An unknown path goes on to the
 * 404 page, and so does a browser that opens a form's action.
 */
export function refuseCallMethod(app: Hono<AppEnv>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const isOpened = c.req.method === 'GET' && /text\/html/.test(c.req.header('Accept') ?? '')
    const allowed = isOpened ? [] : methodsOf(app, c.req.path)
    return allowed.length > 0 ? refuse(c, allowed) : next()
  }
}

/** Last of the page routes: pages are read-only. */
export function refusePageMethod(): Handler<AppEnv> {
  return (c) => refuse(c, ['GET', 'HEAD'])
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Methods with a handler of their own for a path; middleware and pages match every path. */
function methodsOf(app: Hono<AppEnv>, path: string): string[] {
  const own = methods.filter((method) =>
    app.router
      .match(method, path)[0]
      .some(([[, route]]) => route.method === method && route.path !== '*' && route.path !== '/*'),
  )
  return own.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}

function refuse(c: Context<AppEnv>, allowed: readonly string[]): Response {
  const title = `${c.req.method} is not possible here`
  const headers = { Allow: allowed.join(', '), 'Cache-Control': 'no-store' }
  return c.json({ errors: [{ status: 405, title }] }, 405, headers)
}
