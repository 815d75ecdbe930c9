import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
  body: string
}

type ResponseBody = (received: Received, response: ServerResponse) => void

/** Faults of a third-party service. */
export const misbehaviours = {
  'answers 500': (_, response) => void response.writeHead(500).end('<h1>Oops</h1>'),
  'answers junk': (_, response) => void response.writeHead(200).end('{"ids": [1, {'),
  'answers another shape': (_, response) => void response.writeHead(200).end('{"data": null}'),
  'redirects elsewhere': (_, response) =>
    void response.writeHead(302, { Location: 'http://127.0.0.1:9/stolen' }).end(),
  'never answers': () => undefined,
  'breaks the connection': (_, response) => void response.socket?.destroy(),
} as const satisfies Record<string, ResponseBody>

export type Misbehaviour = keyof typeof misbehaviours

/** A third-party service over real HTTP: gives the configured answers and records its requests. */
export async function startService() {
  const received: Received[] = []
  let result: ResponseBody = misbehaviours['answers 500']
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      // No response to an aborted request.
      if (body === null) return
      const { method = '', url = '', headers } = request
      const one = { method, path: url, headers, body }
      received.push(one)
      result(one, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    respondJson(value: unknown, status = 200) {
      result = (_, response) =>
        void response
          .writeHead(status, { 'Content-Type': 'application/json' })
          .end(JSON.stringify(value))
    },
    respondText(text: string, type: string) {
      result = (_, response) => void response.writeHead(200, { 'Content-Type': type }).end(text)
    },
    misbehave(how: Misbehaviour) {
      result = misbehaviours[how]
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The body; null if the request was aborted. */
async function read(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request) chunks.push(chunk)
  } catch (error) {
    if (request.destroyed) return null
    throw error
  }
  return Buffer.concat(chunks).toString()
}
