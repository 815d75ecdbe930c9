import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { openOperatorDouble } from '../../testing/operator-double.ts'
import { requireUsed } from '../require-used.ts'
import { commandReview } from './review-commands.ts'

/* The command with a server that answers like the operator API. */

const review = {
  id: 'r1',
  productId: 'p-fan',
  author: 'Hanna',
  rating: 2,
  text: 'Laut.',
  locale: 'de',
  createdAt: '2026-11-28T10:00:00.000Z',
}
const sent: unknown[] = []
let double: Awaited<ReturnType<typeof openOperatorDouble>>

beforeAll(async () => {
  double = await openOperatorDouble((request, response) => {
    const respond = (body: unknown) => {
      sent.push([request.method, request.url, body])
      const reviews = request.method === 'POST' ? [] : [{ ...review, ...Object(body) }]
      response.end(JSON.stringify({ reviews }))
    }
    if (request.method !== 'PUT') return respond({})
    return void json(request).then((body) => respond({ reply: Object(body).text }))
  })
})
afterAll(() => double.close())

/** With the check of arguments that precedes each command. */
function run(action: string, ...args: string[]) {
  requireUsed(`review ${action}`, args)
  return commandReview(double.client, action, args)
}

describe('§3 review', () => {
  it('lists those that wait or are published, and answers one', async ({ expect }) => {
    const line = 'r1: 2026-11-28, p-fan, 2 of 5 by Hanna: Laut.'
    expect(await run('list')).toEqual([line])
    expect(await run('list', 'published')).toEqual([line])
    expect(await run('reply', 'r1', 'Schade!')).toEqual([line, '  answered: Schade!'])
    expect(await run('publish', 'r1')).toEqual(['no review waits'])
    expect(sent).toEqual([
      ['GET', '/operator/reviews', {}],
      ['GET', '/operator/reviews?state=published', {}],
      ['PUT', '/operator/reviews/r1/reply', { reply: 'Schade!' }],
      ['POST', '/operator/reviews/r1/publish', {}],
    ])
  })

  it.for([['reply', 'r1'], ['publish'], ['list', 'all']])(
    'refuses %j with its usage',
    async ([action = '', ...args], { expect }) => {
      await expect(run(action, ...args)).rejects.toThrow('review list')
    },
  )
})
