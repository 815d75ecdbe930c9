import type { Context } from 'hono'
import type * as z from 'zod/mini'
import * as contract from '../../../domain/contract/store-account.ts'
import {
  type Confirmable,
  type Confirmed,
  confirmAction,
  getConfirmation,
} from '../../../domain/contract/store-confirmation.ts'
import { contractHeaders } from '../../../domain/contract/headers.ts'
import { registerFromOrder } from '../../../domain/contract/store-checkout.ts'
import { loginAs } from '../../../domain/contract/store-session.ts'
import {
  checkResetToken,
  forgotPassword,
  resetPassword,
} from '../../../domain/contract/store-password.ts'
import {
  activateNewsletter,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '../../../domain/contract/store-services.ts'
import type { User } from '../../../domain/account/user.ts'
import type { AppEnv } from '../../env.ts'
import { recognisedDevice, rememberDevice } from '../../request/cookies/known-device.ts'
import { endSession, startSession } from '../../request/cookies/session.ts'
import { requestUpstream } from '../request-upstream.ts'
import { orElse } from '../or-else.ts'
import { dataOf } from './or-null.ts'
import { requestAsCustomer } from './request-as-customer.ts'
import { requestStore } from './request-store.ts'
import { visitorUpstreamContext } from '../upstream-context.ts'

/** Account calls: identity and newsletter. */
export function accountCalls(c: Context<AppEnv>) {
  return {
    /** Null for a guest; a session unknown to the store is cleared (spec §4). */
    user: () => dataOf(requestAsCustomer(c, contract.getUser, {})),

    /**
     * Opens a session and saves it in cookies. A member of a restricted group is signed out at once
     * (spec §6): the user is returned with `restricted: true`, without a session.
     */
    async login(credentials: contract.Login): Promise<User> {
      const device = await recognisedDevice(c, credentials.email)
      const headers = device === null ? {} : { [contractHeaders.knownDevice]: device }
      const { data } = await requestStore(c, contract.login, { body: credentials, headers })
      const user = await open(c, data.access_token)
      if (!user.restricted) await rememberDevice(c, credentials.email)
      return user
    },

    /**
     * Opens a session by the token of `/auth/proxy`. The current customer is signed out first (spec
     * §4): the store ends that session once the token has proved valid.
     */
    async loginAs(token: string): Promise<User> {
      const { data } = await requestStore(c, loginAs, { body: { token } })
      return open(c, data.access_token)
    },

    /** Null if the address has to be confirmed by email first, without a session. */
    async register(registration: contract.Registration): Promise<User | null> {
      const { data } = await requestStore(c, contract.register, { body: registration })
      return data.access_token === undefined ? null : open(c, data.access_token)
    },

    /** Creates an account from a guest's order, like `register`. */
    async registerFromOrder(token: string, password: string): Promise<User | null> {
      const body = { password, password_confirmation: password }
      const { data } = await requestStore(c, registerFromOrder, { params: { token }, body })
      return data.access_token === undefined ? null : open(c, data.access_token)
    },

    /** What the order of an emailed link costs; null for other actions and unknown links. */
    async totalToConfirm(token: string): Promise<Confirmable['total']> {
      const { data } = await requestStore(c, getConfirmation, { params: { token } })
      return data.total
    },

    /** Runs the action of an emailed link; a new account is signed in. */
    async confirmAction(token: string): Promise<Confirmed> {
      const { data } = await requestStore(c, confirmAction, { body: { token } })
      if (data.access_token !== null) {
        await rememberDevice(c, (await open(c, data.access_token)).email)
      }
      return data
    },

    /** Clears the session here even if the store is unreachable. */
    async logout(): Promise<void> {
      if (c.var.visitor.sessionToken === null) return
      try {
        await requestStore(c, contract.logout, {})
      } catch {
        // The cookies are cleared in any case; the store's session expires by itself.
      } finally {
        endSession(c)
      }
    },

    async forgotPassword(email: string, callbackUrl: string): Promise<void> {
      await requestStore(c, forgotPassword, { body: { email, callbackUrl } })
    },

    /** Also true if the store cannot be asked or does not know the call: the form then decides. */
    async isResetOpen(token: string): Promise<boolean> {
      const asked = dataOf(requestStore(c, checkResetToken, { body: { token } }))
      return (await orElse(asked, { isOpen: true })).isOpen
    },

    async resetPassword(body: z.input<typeof resetPassword.body>): Promise<void> {
      await requestStore(c, resetPassword, { body })
    },

    subscribeNewsletter: (body: z.input<typeof subscribeNewsletter.body>) =>
      dataOf(requestStore(c, subscribeNewsletter, { body })),

    activateNewsletter: (token: string) =>
      dataOf(requestStore(c, activateNewsletter, { body: { token } })),

    async unsubscribeNewsletter(token: string): Promise<void> {
      await requestStore(c, unsubscribeNewsletter, { body: { token } })
    },
  }
}

async function open(c: Context<AppEnv>, sessionToken: string): Promise<User> {
  const { signal: _, ...upstreamContext } = visitorUpstreamContext(c)
  const asCustomer = { ...upstreamContext, visitor: { sessionToken, cartToken: null } }
  const { data: user } = await requestUpstream(asCustomer, contract.getUser, {})
  if (user.restricted) {
    await requestUpstream(asCustomer, contract.logout, {}).catch(() => undefined)
    return user
  }
  await startSession(c, sessionToken, { variant: user.variant, groups: user.groups })
  return user
}
