import { afterAll, beforeAll, describe, it } from 'vitest'
import { openOperatorDouble } from '../../testing/operator-double.ts'
import { requireUsed } from '../require-used.ts'
import { deleteRecord } from './delete-command.ts'

/* The command with a server that answers like the operator API. */

const sent: unknown[] = []
let double: Awaited<ReturnType<typeof openOperatorDouble>>

beforeAll(async () => {
  double = await openOperatorDouble((request, response) => {
    sent.push(`${request.method} ${request.url}`)
    response.end(JSON.stringify({ deleted: !request.url?.endsWith('/gone') }))
  })
})
afterAll(() => double.close())

/** With the check of arguments that precedes each command. */
function run(type: string, args: string[], to = '') {
  requireUsed(`delete ${type}`, args)
  return deleteRecord(double.client, type, args, to)
}

describe('§2 delete', () => {
  it('names one record by its type, and where its address leads', async ({ expect }) => {
    expect(await run('product', ['fan-1'])).toEqual(['product fan-1: deleted'])
    expect(await run('category', ['A1.9'], '/lampen?a=1')).toEqual(['category A1.9: deleted'])
    expect(await run('redirect', ['/alt'])).toEqual(['redirect /alt: deleted'])
    expect(sent).toEqual([
      'DELETE /operator/products/fan-1',
      'DELETE /operator/catalogue/category/A1.9?to=%2Flampen%3Fa%3D1',
      'DELETE /operator/content/redirect/%2Falt',
    ])
  })

  it('says that there was none', async ({ expect }) => {
    expect(await run('page', ['gone'])).toEqual(['page gone: there is none'])
  })

  it('takes one id', async ({ expect }) => {
    await expect(run('page', [])).rejects.toThrow(/delete product\|category/)
    await expect(async () => run('page', ['a', 'b'])).rejects.toThrow(/"b" is too much/)
  })
})
