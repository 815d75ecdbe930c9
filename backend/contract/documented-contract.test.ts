import { SELF } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { failure, operations, type Operation } from '../testing/documented-contract.ts'
import { documentedRequest } from '../testing/documented-request.ts'

/** Their example needs a token of an email or an operator, or the number of an order. */
const withForeignToken = new Set([
  'activateNewsletter',
  'unsubscribeNewsletter',
  'resetPassword',
  'loginAs',
  'confirmAction',
  'getConfirmation',
  'fileClaim',
])

describe('§7 docs/contract as the only source', () => {
  const mailed = (operation: Operation) => withForeignToken.has(operation.operationId)

  it.each(operations.filter((operation) => !mailed(operation)))(
    'describes the response: $operationId',
    async (operation) => {
      for (const body of operation.bodies.length > 0 ? operation.bodies : [undefined])
        expect(await issue(operation, await request(operation, body))).toBeNull()
    },
  )

  it.each(operations.filter(mailed))('describes the refusals: $operationId', async (operation) => {
    const response = await request(operation, operation.bodies[0])
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(failure.safeParse(await response.json()).error).toBeUndefined()
  })
})

async function request(operation: Operation, body: unknown): Promise<Response> {
  return SELF.fetch(await documentedRequest(operation, body))
}

/** Violation of the documents; null for a valid response. */
async function issue(
  { operationId, contentType, response: result }: Operation,
  response: Response,
): Promise<unknown> {
  const text = await response.text()
  if (!response.ok) return `${response.status} ${text}`
  const type = response.headers.get('Content-Type') ?? ''
  if (!type.startsWith(contentType)) return type
  if (!contentType.startsWith('application/json')) return null
  const json: { errors?: unknown } = JSON.parse(text)
  // GraphQL fails with status 200.
  if (Array.isArray(json.errors) && operationId === 'graphql') return json.errors
  return result.safeParse(json).error?.issues ?? null
}
