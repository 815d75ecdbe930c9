import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a server that answers as Stripe documents it. */
    stripeUrl: string
  }
}

/** Fault of a call: a Stripe error, or a response lost after execution. */
export type StripeFault = 402 | 429 | 500 | 'lost'

export interface StripeCall {
  path: string
  key: string
  authorization: string
  form: Record<string, string>
}

interface ResponseBody {
  status: number
  body: Record<string, unknown>
}

const error = (status: number, type: string, code: string, message: string): ResponseBody => ({
  status,
  body: { error: { type, code, message } },
})

const faults: Record<402 | 429 | 500, ResponseBody> = {
  402: error(402, 'card_error', 'card_declined', 'Your card was declined.'),
  429: error(429, 'rate_limit_error', 'rate_limit', 'Too many requests hit the API too quickly.'),
  500: error(500, 'api_error', '', 'An unknown error occurred.'),
}

/**
 * Sessions, refunds and idempotency keys of api.stripe.com, over real HTTP; controlled at
 * `/double`.
 */
export class StripeDouble {
  readonly calls: StripeCall[] = []
  readonly #answers = new Map<string, { form: string; response: ResponseBody }>()
  readonly #sessions = new Map<string, Record<string, unknown>>()
  readonly #left = new Map<string, number>()
  #faults: StripeFault[] = []
  #refundStatus = 'succeeded'
  #count = 0

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await read(request)
    const path = request.url ?? ''
    if (path.startsWith('/double')) return reply(response, this.#control(text))
    const form = Object.fromEntries(new URLSearchParams(text))
    const key = String(request.headers['idempotency-key'] ?? '')
    this.calls.push({ path, key, authorization: request.headers.authorization ?? '', form })
    const fault = this.#faults.shift()
    if (fault && fault !== 'lost') return reply(response, faults[fault])
    const result = this.#once(key, path, text, form)
    if (fault === 'lost') return void response.socket?.destroy()
    reply(response, result)
  }

  /** The same key returns the same response, for the same call. */
  #once(key: string, path: string, text: string, form: Record<string, string>): ResponseBody {
    const known = this.#answers.get(key)
    if (known && known.form !== text) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.'
      return error(400, 'idempotency_error', '', message)
    }
    if (known) return known.response
    const result = this.#carryOut(path, form)
    this.#answers.set(key, { form: text, response: result })
    return result
  }

  #carryOut(path: string, form: Record<string, string>): ResponseBody {
    if (path === '/v1/checkout/sessions') return this.#createSession(form)
    if (path === '/v1/refunds') return this.#createRefund(form)
    return error(404, 'invalid_request_error', '', `Unrecognized request URL (POST: ${path}).`)
  }

  #createSession(form: Record<string, string>): ResponseBody {
    const wait = Number(form['expires_at']) - Date.now() / 1000
    if (wait < 30 * 60 || wait > 24 * 3600) {
      return error(
        400,
        'invalid_request_error',
        '',
        'expires_at must be 30 minutes to 24 hours away',
      )
    }
    const amount = Number(form['line_items[0][price_data][unit_amount]'])
    if (amount < 50) {
      const message = 'The Checkout Session total amount must convert to at least 50 cents.'
      return error(400, 'invalid_request_error', 'amount_too_small', message)
    }
    const id = `cs_test_${++this.#count}`
    const body = {
      id,
      object: 'checkout.session',
      amount_total: amount,
      currency: form['line_items[0][price_data][currency]'],
      metadata: { order: form['metadata[order]'], code: form['metadata[code]'] },
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      url: `https://checkout.stripe.com/c/pay/${id}`,
    }
    this.#sessions.set(id, body)
    return { status: 200, body }
  }

  #createRefund(form: Record<string, string>): ResponseBody {
    const intent = form['payment_intent'] ?? ''
    const left = this.#left.get(intent)
    const amount = Number(form['amount'])
    if (left === undefined) {
      const message = `No such payment_intent: '${intent}'`
      return error(400, 'invalid_request_error', 'resource_missing', message)
    }
    if (amount > left) {
      const message = 'Refund amount is greater than unrefunded amount on charge.'
      return error(400, 'invalid_request_error', '', message)
    }
    this.#left.set(intent, left - amount)
    const body = {
      id: `re_${++this.#count}`,
      object: 'refund',
      amount,
      currency: 'eur',
      payment_intent: intent,
      status: this.#refundStatus,
      metadata: { refund: form['metadata[refund]'] },
    }
    return { status: 200, body }
  }

  /**
   * `faults`, `refundStatus` change later responses; `pay` pays a session and returns its event.
   */
  #control(text: string): ResponseBody {
    const { faults: next, refundStatus, pay, reset } = JSON.parse(text || '{}')
    if (next) this.#faults = next
    if (refundStatus) this.#refundStatus = refundStatus
    if (reset) {
      this.calls.length = 0
      this.#faults = []
      this.#refundStatus = 'succeeded'
    }
    const session = this.#sessions.get(pay)
    if (!session) return { status: 200, body: { calls: this.calls } }
    const intent = `pi_${++this.#count}`
    this.#left.set(intent, Number(session['amount_total']))
    const paid = { ...session, payment_intent: intent, payment_status: 'paid', status: 'complete' }
    const event = {
      id: `evt_${++this.#count}`,
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: paid },
    }
    return { status: 200, body: event }
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function reply(response: ServerResponse, { status, body }: ResponseBody): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

/** Runs beside the tests of the backend, in Node. */
export default async function setup(project: TestProject): Promise<() => void> {
  const double = new StripeDouble()
  const server = createServer((request, response) => void double.serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It listens on a port: its address is no string.
  const { port } = server.address() as AddressInfo
  project.provide('stripeUrl', `http://127.0.0.1:${port}`)
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
