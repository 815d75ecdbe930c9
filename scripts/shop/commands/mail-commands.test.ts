import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { openOperatorDouble } from '../../testing/operator-double.ts'
import { requireUsed } from '../require-used.ts'
import { commandMail } from './mail-commands.ts'

/* The command with a server that answers like the operator API. */

const failed = {
  id: 'm1',
  kind: 'order_confirmation',
  recipient: 'anna@example.org',
  order: '2026000001',
  createdAt: '2026-11-25T10:00:00.000Z',
  attempts: 19,
  failure: '503',
  dueAt: null,
}
const waiting = { ...failed, id: 'm2', dueAt: '2026-11-29T16:30:00.000Z' }
const sent: unknown[] = []
let double: Awaited<ReturnType<typeof openOperatorDouble>>

beforeAll(async () => {
  double = await openOperatorDouble((request, response) => {
    const { method, url } = request
    if (method === 'GET') return response.end(JSON.stringify({ mails: [failed, waiting] }))
    if (method === 'POST') {
      sent.push(url)
      return response.end(JSON.stringify({ queued: true }))
    }
    return void json(request).then((body) => {
      sent.push(body)
      response.end(JSON.stringify({ suppressed: Object(body).reason !== null }))
    })
  })
})
afterAll(() => double.close())

function run(action: string, ...args: string[]) {
  requireUsed(`mail ${action}`, args)
  return commandMail(double.client, action, args)
}

describe('§7 mail', () => {
  it('lists what failed, and sends again what was given up', async ({ expect }) => {
    expect(await run('list')).toEqual([
      'm1: 2026-11-25T10:00, order_confirmation of 2026000001 to anna@example.org, given up, tries: 19, 503',
      'm2: 2026-11-25T10:00, order_confirmation of 2026000001 to anna@example.org, next try 2026-11-29T16:30, tries: 19, 503',
    ])
    expect(await run('send', 'all')).toEqual(['m1: is sent again'])
    expect(await run('send', 'm2')).toEqual(['m2: is sent again'])
    await run('suppress', 'anna@example.org', 'complaint')
    await run('allow', 'anna@example.org')
    expect(sent).toEqual([
      '/operator/mail/m1/send',
      '/operator/mail/m2/send',
      { email: 'anna@example.org', reason: 'complaint' },
      { email: 'anna@example.org', reason: null },
    ])
  })

  it.for([['send'], ['suppress', 'a@b.example', 'mood'], ['drop']])(
    'refuses %j with its usage',
    async ([action = '', ...args], { expect }) => {
      await expect(run(action, ...args)).rejects.toThrow('mail list')
    },
  )
})
