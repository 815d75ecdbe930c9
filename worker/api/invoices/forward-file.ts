import type { Context } from 'hono'
import type { FileCall } from '../../../domain/contract/call.ts'
import type { AppEnv } from '../../env.ts'
import { requestFile } from '../../upstream/calls/request-file.ts'
import { visitorUpstreamContext } from '../../upstream/upstream-context.ts'
import { isRefusal } from '../../upstream/upstream-error.ts'

/** Proxies a file of the store under its own name, uncacheable. */
export async function forwardFile(
  c: Context<AppEnv>,
  call: FileCall,
  params: Record<string, string>,
): Promise<Response> {
  try {
    const { content, disposition } = await requestFile(visitorUpstreamContext(c), call, params)
    return c.body(await content.arrayBuffer(), 200, {
      'Content-Type': call.contentType,
      'Content-Disposition': disposition,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    })
  } catch (error) {
    if (isRefusal(error, 401) || isRefusal(error, 404)) return c.notFound()
    throw error
  }
}
