import type { Hono } from 'hono'
import type { FileCall } from '../../domain/contract/call.ts'
import { readConfig } from '../env.ts'
import { readCaller } from '../request/caller.ts'
import { paramOf, type AppEnv, type HandlerContext } from './handle.ts'

interface FileRequest extends Pick<
  HandlerContext<undefined, undefined>,
  'db' | 'config' | 'caller' | 'param'
> {
  assets: Fetcher
}

interface FileResponse {
  /** ASCII file name of the download. */
  name: string
  content: string | Uint8Array<ArrayBuffer>
}

/** Handler of a call with a file response. */
export function handleFile(
  app: Hono<AppEnv>,
  call: FileCall,
  handler: (context: FileRequest) => Promise<FileResponse>,
): void {
  app.on(call.method, call.path, async (c) => {
    const { name, content } = await handler({
      db: c.env.DB,
      assets: c.env.ASSETS,
      config: readConfig(c.env),
      caller: readCaller(c.req.raw.headers),
      param: (parameter) => paramOf(c, parameter),
    })
    return c.body(content, 200, {
      'Content-Type': call.contentType,
      'Content-Disposition': `attachment; filename="${name}"`,
    })
  })
}
