import { type Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { describe, it } from 'vitest'
import type { AppEnv } from '../../env.ts'
import { withCookies } from './with-cookies.ts'

const cookiesOf = async (make: (c: Context<AppEnv>) => Response) => {
  const app = new Hono<AppEnv>().get('/', (c) => {
    setCookie(c, 'attempt', '', { maxAge: 0 })
    setCookie(c, 'placed', 'token')
    return withCookies(c, make(c))
  })
  const response = await app.request('/')
  return [response.status, response.headers.getSetCookie()]
}
const cookies = ['attempt=; Max-Age=0; Path=/', 'placed=token; Path=/']

describe('§4 cookies of a page', () => {
  it('are sent once with a redirect, which has them already', async ({ expect }) => {
    expect(await cookiesOf((c) => c.redirect('/danke', 303))).toEqual([303, cookies])
  })

  it('are sent with a page made without the context', async ({ expect }) => {
    expect(await cookiesOf(() => new Response('page'))).toEqual([200, cookies])
  })

  it('keep those of the response', async ({ expect }) => {
    const own = () => new Response('', { headers: { 'Set-Cookie': 'own=1' } })
    const [, sent] = await cookiesOf(own)
    expect([...(sent as string[])].toSorted()).toEqual([...cookies, 'own=1'].toSorted())
  })
})
