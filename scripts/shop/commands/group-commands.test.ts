import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, it } from 'vitest'
import { PriceGroups } from '../../../domain/operator/price-groups.ts'
import { openOperatorDouble } from '../../testing/operator-double.ts'
import type { OperatorClient } from '../operator-client.ts'
import { commandGroup } from './group-commands.ts'

/* The command with a server that answers like the operator API. */

const blocked = { code: 'gesperrt', percent: 0, restricted: true, showsConsumerPrice: false }

let double: Awaited<ReturnType<typeof openOperatorDouble>>
let client: OperatorClient

beforeAll(async () => {
  double = await openOperatorDouble((request, response) => {
    if (request.method === 'GET') return response.end(JSON.stringify({ groups: [blocked] }))
    return void json(request).then((body) => response.end(JSON.stringify(PriceGroups.parse(body))))
  })
  client = double.client
})
afterAll(() => double.close())

it('§6 group set: changes the percentage alone, and lets nobody shop who may not', async ({
  expect,
}) => {
  const changed = await commandGroup(client, 'set', ['gesperrt', '5'])
  expect(changed).toEqual(['gesperrt: 5 %, may not shop here'])
  expect(await commandGroup(client, 'set', ['neu', '12'])).toEqual(['neu: 12 %'])
})
