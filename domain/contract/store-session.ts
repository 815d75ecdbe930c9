import * as z from 'zod/mini'
import { data, storeCall } from './call.ts'
import { Token } from './store-account.ts'

export const StoreSession = z.object({
  /** Stable for a session or guest cart; reveals nothing about their tokens (spec §9). */
  id: z.string().check(z.regex(/^[0-9a-f]{24}$/)),
  type: z.enum(['guest', 'customer']),
  /** Operator who is signed in as the customer (spec §4 login-as-user); null otherwise. */
  operator: z.nullable(z.string()),
  /** Expiry of the session. */
  expiresAt: z.nullable(z.iso.datetime()),
})

export const getSession = storeCall({
  method: 'GET',
  path: '/api/v1/session',
  response: data(StoreSession),
  summary: 'What the tokens of this request stand for; 401 for a login that is over',
})

export const OpenSession = z.object({
  /** Id to end it; reveals nothing about its token. */
  id: z.string(),
  /** `Firefox, Windows`; empty if unknown. */
  device: z.string(),
  createdAt: z.nullable(z.iso.datetime()),
  /** To the hour. */
  seenAt: z.nullable(z.iso.datetime()),
  /** The session of the bearer token. */
  current: z.boolean(),
  operator: z.nullable(z.string()),
})
export type OpenSession = z.infer<typeof OpenSession>

export const getSessions = storeCall({
  method: 'GET',
  path: '/api/v1/user/sessions',
  response: data(z.array(OpenSession)),
  summary: 'Where the customer is logged in, the newest first (ASVS 7.5.2)',
})

export const endSessions = storeCall({
  method: 'DELETE',
  path: '/api/v1/user/sessions/:id',
  response: data(z.object({ done: z.literal(true) })),
  summary: 'Ends one session of the customer, or with `others` all but that of the bearer token',
})

export const loginAs = storeCall({
  method: 'POST',
  path: '/api/oauth/login-as',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  response: data(Token),
  summary:
    'Opens a session by the signed token of `/auth/proxy`, once within 5 minutes and on its domain only: a marked one of an hour for an operator, an ordinary one for a customer whom a provider of identities hands over; ends the session of the bearer token',
})
