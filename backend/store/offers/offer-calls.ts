import type { Hono } from 'hono'
import * as contract from '../../../domain/contract/documents/store-offers.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { notFound } from '../../contract/refusal.ts'
import { requireCustomer } from '../account/customer.ts'
import { makeOfferOf } from './make-offer.ts'
import { findOwnOffer, toIssuedOffer } from './stored-offer.ts'

/** Offers of a customer's cart; listed and downloaded among the documents. */
export function offerCalls(app: Hono<AppEnv>): void {
  handle(app, contract.makeOffer, async ({ db, caller, config, body }) => ({
    data: toIssuedOffer(await makeOfferOf({ db, caller, config }, body, new Date())),
  }))

  handle(app, contract.getOffer, async ({ db, caller, param }) => {
    const { id } = await requireCustomer(db, caller)
    const found = await findOwnOffer(db, id, 'id', param('id'))
    if (!found) throw notFound()
    return { data: toIssuedOffer(found) }
  })
}
