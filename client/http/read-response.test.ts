import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readResponse } from './read-response.ts'
import { RequestFailed } from './request-failed.ts'

const schema = z.object({ n: z.number() })
const response = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }))
const failure = (request: Promise<Response>) =>
  readResponse(request, schema).then(
    () => null,
    (error: unknown) => error,
  )

describe('readAnswer', () => {
  it('parses a response', async () => {
    expect(await readResponse(response({ n: 1, more: 2 }), schema)).toEqual({ n: 1 })
  })

  it('returns the errors of the server', async () => {
    const error = await failure(
      response({ errors: [{ status: 422, field: 'email', title: 'No' }] }, 422),
    )
    expect(error).toBeInstanceOf(RequestFailed)
    expect(error).toMatchObject({ status: 422, errors: [{ field: 'email', title: 'No' }] })
  })

  it('accepts a failure without a valid body', async () => {
    const error = await failure(Promise.resolve(new Response('<html>', { status: 502 })))
    expect(error).toMatchObject({ status: 502, errors: [] })
  })

  it('maps an invalid shape and a lost connection to status 0', async () => {
    expect(await failure(response({ n: 'x' }))).toMatchObject({ status: 0 })
    expect(await failure(Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({
      status: 0,
    })
  })

  it('rethrows an abort', async () => {
    const abort = new DOMException('stop', 'AbortError')
    expect(await failure(Promise.reject(abort))).toBe(abort)
  })

  it('counts a request as lost that nobody answers', async () => {
    const timeout = new DOMException('The operation timed out', 'TimeoutError')
    expect(await failure(Promise.reject(timeout))).toMatchObject({ status: 0 })
  })

  it('ignores errors of another shape', async () => {
    const errors = [{ title: 1 }, null, 'No']
    expect(await failure(response({ errors }, 422))).toMatchObject({ status: 422, errors: [] })
  })
})
