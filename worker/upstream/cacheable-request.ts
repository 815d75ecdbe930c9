import type { Call } from '../../domain/contract/call.ts'
import { type Answered, type Asked, askInFull } from './ask.ts'
import type { Asker } from './asker.ts'
import { prepare } from './prepare.ts'
import { identityOf, type RequestIdentity } from './request-identity.ts'

/** A request whose answer may be kept: its name in the cache comes from what it sends. */
export interface CacheableRequest<T> {
  identity(asker: Asker): Promise<RequestIdentity>
  send(asker: Asker): Promise<Answered<T>>
}

/** A call as a read of the cache; `interpret` makes of its answer what is kept. */
export function cacheableRequest<Query, Body, Answer, T>(
  call: Call<Query, Body, Answer>,
  asked: Asked<Query, Body>,
  interpret: (asker: Asker, answering: Promise<Answered<Answer>>) => Promise<Answered<T>>,
): CacheableRequest<T> {
  return {
    identity: (asker) => identityOf(asker, call, prepare(asker, call, asked)),
    send: (asker) => interpret(asker, askInFull(asker, call, asked)),
  }
}
