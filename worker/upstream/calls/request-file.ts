import type { FileCall } from '../../../domain/contract/call.ts'
import { baseOf, pathOf } from '../address.ts'
import { logFailure } from '../log-failure.ts'
import { maxFileBytes, readBody, readBytes } from '../read-body.ts'
import type { UpstreamContext } from '../upstream-context.ts'
import { UpstreamError } from '../upstream-error.ts'
import { attemptRead } from './attempt.ts'

interface UpstreamFile {
  content: Blob
  /** Content-Disposition of the upstream, which knows the file's name. */
  disposition: string
}

/** Requests a file of an upstream, unparsed. Every failure is an UpstreamError. */
export async function requestFile(
  upstreamContext: UpstreamContext,
  call: FileCall,
  params: Record<string, string>,
): Promise<UpstreamFile> {
  const { body, headers } = await requestUnparsed(upstreamContext, call, params, (response) =>
    readBytes(response, maxFileBytes),
  )
  return { content: body, disposition: headers.get('Content-Disposition') ?? 'attachment' }
}

/** Requests a text file of an upstream, unparsed. Every failure is an UpstreamError. */
export async function requestText(
  upstreamContext: UpstreamContext,
  call: FileCall,
  params: Record<string, string>,
): Promise<string> {
  return (await requestUnparsed(upstreamContext, call, params, readBody)).body
}

async function requestUnparsed<Body extends Blob | string>(
  upstreamContext: UpstreamContext,
  call: FileCall,
  params: Record<string, string>,
  read: (response: Response) => Promise<Body>,
): Promise<{ body: Body; headers: Headers }> {
  const started = Date.now()
  const base = baseOf(upstreamContext, call.upstream)
  const path = pathOf(call, params, {})
  try {
    const request = { base, path, body: null, headers: {} }
    const result = await attemptRead(upstreamContext, call, request, read)
    requireFile(call, result)
    return result
  } catch (error) {
    if (error instanceof UpstreamError) {
      logFailure({ upstreamContext, call, params, milliseconds: Date.now() - started }, error)
    }
    throw error
  }
}

/** An error page or a message with status 200 must not be saved as somebody's invoice. */
function requireFile(
  { upstream, contentType }: FileCall,
  { body, headers }: { body: Blob | string; headers: Headers },
): void {
  const expected = contentType.replace(/;.*/, '')
  const isMessage = /^(?:text\/html|application\/(?:problem\+)?json)\b/i.test(
    headers.get('Content-Type') ?? '',
  )
  const isEmpty = typeof body === 'string' ? body === '' : body.size === 0
  if (isEmpty || isMessage)
    throw new UpstreamError({ upstream, kind: 'invalid', path: '(Content-Type)', expected })
}
