import type { Hono } from 'hono'
import type { Offer } from '../../../domain/offer/offer.ts'
import { invoiceAttachment } from '../../store/invoices/invoice-attachment.ts'
import { findOffer } from '../../store/offers/stored-offer.ts'
import {
  operatorCall,
  type OperatorContext,
  type OperatorEnv,
  requireNoBody,
} from '../operator-call.ts'
import { OperatorProblem } from '../operator-problem.ts'

/** Offers by the number that a customer orders with. */
export function offerCalls(app: Hono<OperatorEnv>): void {
  const read = { method: 'GET', scope: 'orders:read', parse: requireNoBody } as const
  operatorCall(app, { ...read, path: '/offers/:number' }, requireOffer)
  operatorCall(app, { ...read, path: '/offers/:number/pdf' }, async (context) => {
    const { content, contentType } = await invoiceAttachment(
      context.db,
      await requireOffer(context),
    )
    return new Response(content, { headers: { 'Content-Type': contentType } })
  })
}

async function requireOffer({ db, param }: OperatorContext<unknown>): Promise<Offer> {
  const number = param('number')
  const found = await findOffer(db, number)
  if (!found) throw new OperatorProblem(404, 'unknown_offer', `There is no offer ${number}.`)
  return found
}
