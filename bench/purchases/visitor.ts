import { request, type Agent } from 'node:http'

export interface ResponseBody {
  /** 0: the connection was dropped. */
  status: number
  body: string
  /** Redirect path; null without a redirect. */
  location: string | null
}

const dropped: ResponseBody = { status: 0, body: '', location: null }

/** A browser without JavaScript: one connection at a time, its own cookies, forms and links. */
export class Visitor {
  #cookies = new Map<string, string>()
  #origin: string
  #agent: Agent
  #network = newNetwork()
  /** Requests that were repeated after a lost connection. */
  lostResponses = 0

  constructor(origin: string, agent: Agent) {
    this.#origin = origin
    this.#agent = agent
  }

  open(path: string): Promise<ResponseBody> {
    return this.#send('GET', path)
  }

  submit(path: string, fields: Record<string, string>): Promise<ResponseBody> {
    return this.#send('POST', path, new URLSearchParams(fields).toString())
  }

  /** Like shoppers do: reloads the page or resends the form if there is no response. */
  async #send(method: string, path: string, body = '', tries = 4): Promise<ResponseBody> {
    const response = await this.#try(method, path, body)
    if (response.status !== 0 || tries === 1) return response
    this.lostResponses++
    return this.#send(method, path, body, tries - 1)
  }

  #try(method: string, path: string, body: string): Promise<ResponseBody> {
    const headers: Record<string, string> = {
      Accept: 'text/html',
      'CF-Connecting-IP': this.#network,
      Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(method === 'POST'
        ? {
            Origin: this.#origin,
            'Content-Type': 'application/x-www-form-urlencoded',
            'Content-Length': String(Buffer.byteLength(body)),
          }
        : {}),
    }
    return new Promise((resolve) => {
      const sent = request(this.#origin + path, { method, headers, agent: this.#agent }, (got) => {
        const chunks: Buffer[] = []
        got.on('data', (chunk: Buffer) => chunks.push(chunk))
        got.on('error', () => resolve(dropped))
        got.on('aborted', () => resolve(dropped))
        got.on('end', () => {
          for (const cookie of got.headers['set-cookie'] ?? []) this.#keep(cookie)
          resolve({
            status: got.statusCode ?? 0,
            body: Buffer.concat(chunks).toString('utf8'),
            location: pathOf(got.headers.location, this.#origin),
          })
        })
      })
      sent.on('error', () => resolve(dropped))
      sent.end(body)
    })
  }

  #keep(cookie: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (value === '' || /max-age=0(;|$)/i.test(cookie)) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}

let networks = 0

/** Each visitor has a network, because orders per network are limited. */
function newNetwork(): string {
  const number = networks++
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}

function pathOf(location: string | undefined, origin: string): string | null {
  if (!location) return null
  const url = new URL(location, origin)
  return url.pathname + url.search
}
