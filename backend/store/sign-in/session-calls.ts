import type { Hono } from 'hono'
import {
  endSessions,
  getSession,
  getSessions,
  loginAs,
} from '../../../domain/contract/store-session.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { Refusal, notFound } from '../../contract/refusal.ts'
import { findSession, requireCustomer, requireCustomerInPerson } from '../account/customer.ts'
import { mergeGuestCart } from '../cart/lines/merge.ts'
import { endListed, listSessions } from './list-sessions.ts'
import { claimLanding } from './login-as.ts'
import { randomHex, sha256Hex } from '../../../domain/crypto/hex.ts'
import { openSession } from './session.ts'

const oneHour = 3_600_000

export function sessionCalls(app: Hono<AppEnv>): void {
  handle(app, getSession, async ({ db, caller }) => {
    const found = await findSession(db, caller)
    return {
      data: {
        id: await sessionId(caller.bearer ?? caller.cartToken),
        type: found ? ('customer' as const) : ('guest' as const),
        operator: found?.operator ?? null,
        expiresAt: found?.expiresAt ?? null,
      },
    }
  })

  handle(app, getSessions, async ({ db, caller }) => {
    const customer = await requireCustomer(db, caller)
    return { data: await listSessions(db, customer.id, caller.bearer ?? '') }
  })

  handle(app, endSessions, async ({ db, caller, param }) => {
    const customer = await requireCustomerInPerson(db, caller)
    await endListed(db, customer.id, caller.bearer ?? '', param('id'))
    return { data: { done: true as const } }
  })

  handle(app, loginAs, async ({ db, caller, config, body }) => {
    const secrets = { operator: config.LOGIN_AS_SECRET, identity: config.IDENTITY_SECRET }
    if (!secrets.operator && !secrets.identity) throw notFound()
    const presented = { token: body.token, audience: caller.domain }
    const landing = await claimLanding(db, presented, secrets, new Date())
    if (!landing) throw new Refusal(401, { key: 'loginAsInvalid', code: 'login_as_invalid' })
    const { bearer: replaces, device } = caller
    if (landing.operator !== undefined) {
      const access_token = await openSession(db, { ...landing, replaces, milliseconds: oneHour })
      return { data: { access_token } }
    }
    // Like after a password sign-in; an operator's own cart is never merged.
    await mergeGuestCart(db, caller.cartToken, landing.customerId)
    return { data: { access_token: await openSession(db, { ...landing, replaces, device }) } }
  })
}

/** 24 hexadecimal characters (spec §9): derived from the token, so that nothing is stored. */
async function sessionId(token: string | null): Promise<string> {
  if (token === null) return randomHex(12)
  return sha256Hex(new TextEncoder().encode(`session:${token}`), 12)
}
