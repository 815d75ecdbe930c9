import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { hookHeaders, signedText } from '../../domain/contract/purge.ts'

type ResponseBody = (request: IncomingMessage, response: ServerResponse, body: string) => void

export const purgeSecret = 'secret-of-the-deployed-shop'

const safe = {
  'Content-Security-Policy': "default-src 'self'",
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
}

/** For tests: a small server that answers like a deployed shop, except for some paths. */
export async function openShop(changes: Record<string, ResponseBody> = {}) {
  let isFresh = false
  const shop: Record<string, ResponseBody> = {
    '/': (_, response) => {
      response.writeHead(200, {
        ...safe,
        'Cache-Status': `Shop; ${isFresh ? 'hit; ttl=60' : 'fwd=miss'}`,
      })
      response.end('<link href="/assets/app-1.css"><h1>Shop</h1>')
      isFresh = true
    },
    '/assets/app-1.css': (_, response) => {
      response.writeHead(200, { 'Cache-Control': 'public, max-age=31536000, immutable' }).end()
    },
    '/robots.txt': (_, response) => response.writeHead(200).end(),
    '/sitemap.xml': (_, response) => response.writeHead(200).end(),
    '/api/login': (_, response) => response.writeHead(401).end(),
    '/hooks/purge': ({ headers }, response, body) => {
      const text = signedText(String(headers[hookHeaders.timestamp.toLowerCase()]), body)
      const expected = createHmac('sha256', purgeSecret).update(text).digest('hex')
      const isSigned = headers[hookHeaders.signature.toLowerCase()] === expected
      if (isSigned) isFresh = false
      response.writeHead(isSigned ? 204 : 401).end()
    },
    ...changes,
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const result = shop[request.url ?? '']
      if (result) result(request, response, body)
      else response.writeHead(404).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
