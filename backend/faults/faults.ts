import * as z from 'zod'
import { ConfigError, readConfig, type Env } from '../env.ts'

const Fault = z.object({
  /** Path prefixes to break: `/cms/graphql`, `/store/`. */
  path: z.string().startsWith('/'),
  mode: z.enum(['timeout', '401', '403', '500', 'invalid-json', 'wrong-shape', 'huge', 'refuse']),
  /** The call is executed first, so that only its response is lost. */
  after: z.boolean().default(false),
  /** HTTP method; all by default. */
  method: z.string().optional(),
  /** Breaks this many calls, then none. */
  times: z.number().int().positive().optional(),
  /** Delay of a `timeout`. */
  ms: z.number().int().min(0).max(120_000).default(30_000),
})
type Fault = z.infer<typeof Fault>

// Of this isolate, which is enough for tests.
const faults: Fault[] = []

/** Fault injection for tests through `/__faults`, if FAULTS_ENABLED allows it. */
export async function withInjectedFaults(
  request: Request,
  env: Env,
  serve: () => Promise<Response>,
): Promise<Response> {
  if (!areFaultsOn(env)) return serve()
  const { pathname } = new URL(request.url)
  if (pathname === '/__faults') return control(request)
  const fault = faults.find(
    ({ path, method = request.method }) => pathname.startsWith(path) && method === request.method,
  )
  if (!fault) return serve()
  countDown(fault)
  if (!fault.after) return broken(fault, serve)
  const response = await serve()
  return broken(fault, async () => response)
}

function countDown(fault: Fault): void {
  if (fault.times === undefined) return
  fault.times -= 1
  if (fault.times === 0) faults.splice(faults.indexOf(fault), 1)
}

/** With an invalid configuration no faults are injected: the app reports it. */
function areFaultsOn(env: Env): boolean {
  try {
    return readConfig(env).FAULTS_ENABLED
  } catch (error) {
    if (error instanceof ConfigError) return false
    throw error
  }
}

async function control(request: Request): Promise<Response> {
  if (request.method === 'DELETE') faults.length = 0
  if (request.method === 'POST') {
    const fault = Fault.safeParse(await request.json())
    if (!fault.success) return new Response(z.prettifyError(fault.error), { status: 422 })
    faults.unshift(fault.data)
  }
  return Response.json({ faults })
}

async function broken(fault: Fault, serve: () => Promise<Response>): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  switch (fault.mode) {
    case 'timeout':
      await new Promise((resolve) => setTimeout(resolve, fault.ms))
      return serve()
    case '401':
      return refusal(401, 'Known on purpose')
    case '403':
      return refusal(403, 'Forbidden on purpose')
    case '500':
      return refusal(500, 'Broken on purpose')
    case 'invalid-json':
      return new Response('{"data": [', { headers })
    case 'wrong-shape':
      return Response.json({ data: { unexpected: true }, products: 'many' })
    case 'huge':
      return new Response(hugeBody(), { headers })
    case 'refuse':
      throw new Error('Refused on purpose')
  }
}

function refusal(status: number, title: string): Response {
  return Response.json({ errors: [{ status, title }] }, { status })
}

/** 64 MB of unterminated JSON. */
function hugeBody(): ReadableStream<Uint8Array> {
  const chunk = new TextEncoder().encode(`"${'x'.repeat(1024 * 1024 - 3)}",`)
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      if (sent === 0) controller.enqueue(new TextEncoder().encode('{"data":['))
      if (sent++ < 64) controller.enqueue(chunk)
      else controller.close()
    },
  })
}
