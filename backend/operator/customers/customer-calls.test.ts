import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { getSession, loginAs } from '../../../domain/contract/store-session.ts'
import { operate, readingKey } from '../../testing/operator.ts'
import { request } from '../../testing/request.ts'

const path = '/operator/customers/demo-b2b/login-link'
const body = { operator: 'Olga vom Service', domain: 'de' }

function tokenOf(link: unknown): string {
  return new URLSearchParams(String(link).split('?')[1]).get('token') ?? ''
}

describe('§4 login-as-user: the link of an operator', () => {
  it('opens the customer’s session once, in the operator’s name', async ({ expect }) => {
    const found = await operate({
      method: 'GET',
      path: '/operator/customers?email=Handwerk%40luftbasis.example',
    })
    expect(found).toMatchObject({ status: 200, response: { id: 'demo-b2b' } })
    const { status, response } = await operate({ method: 'POST', path, body })
    expect(status).toBe(200)
    expect(response['path']).toMatch(/^\/auth\/proxy\?token=[\w.%-]+$/)
    const token = tokenOf(response['path'])
    const opened = await request(loginAs, { body: { token }, domain: 'de' })
    const bearer = opened.response.data.access_token
    expect((await request(getSession, { bearer })).response.data.operator).toBe(body.operator)
    expect((await request(loginAs, { body: { token }, domain: 'de' })).status).toBe(401)
  })

  it('is audited with key and customer when it is created and when it is used', async ({
    expect,
  }) => {
    await env.DB.exec('DELETE FROM operator_audit')
    const { response } = await operate({ method: 'POST', path, body })
    await request(loginAs, { body: { token: tokenOf(response['path']) }, domain: 'de' })
    const { results } = await env.DB.prepare(
      'SELECT key_id, call, scope, outcome FROM operator_audit ORDER BY id',
    ).all()
    const row = { key_id: 'erp', scope: 'customers:login', outcome: 'done' }
    expect(results).toEqual([
      { ...row, call: `POST ${path}` },
      { ...row, call: 'operator login of demo-b2b' },
    ])
  })

  it.for([
    ['an unknown customer', { path: '/operator/customers/nobody/login-link' }, 404],
    ['nobody’s name', { body: { ...body, operator: ' ' } }, 422],
    ['a name of 101 letters', { body: { ...body, operator: 'a'.repeat(101) } }, 422],
    [
      'a domain that the shop has not',
      { forge: { headers: { 'X-Shop-Domains': 'cz=cs=CZK' } } },
      422,
    ],
    ['no domain', { body: { operator: 'Olga' } }, 422],
    ['a key that may not', { key: readingKey }, 403],
    ['a shop without LOGIN_AS_SECRET', { vars: { LOGIN_AS_SECRET: '' } }, 404],
  ] as const)('is refused for %s', async ([, change, status], { expect }) => {
    expect((await operate({ method: 'POST', path, body, ...change })).status).toBe(status)
  })
})
