import { Refusal } from '../../contract/refusal.ts'
import type { Caller } from '../../request/caller.ts'
import { creditBalance } from '../account/credits.ts'
import { requireCustomer } from '../account/customer.ts'
import { creditRates } from '../account/credit-rates.ts'
import { findOrCreateCart, type Shopper } from './find-shopper.ts'
import { priceCart } from './priced-cart.ts'

/** Sets the credits to pay with; refused above the balance. */
export async function setCredits(
  db: D1Database,
  caller: Caller,
  credits: number,
): Promise<Shopper> {
  const { id } = await requireCustomer(db, caller)
  const balance = await creditBalance(db, id)
  if (credits > balance) throw tooManyCredits(balance)
  const shopper = await findOrCreateCart(db, caller)
  await db
    .prepare('UPDATE cart SET credits = ?2 WHERE id = ?1')
    .bind(shopper.cart.id, credits)
    .run()
  return { ...shopper, cart: { ...shopper.cart, credits } }
}

/** Refuses a line for credits that the remaining balance does not cover. */
export async function checkCredits(
  db: D1Database,
  caller: Caller,
  shopper: Shopper,
  price: number,
): Promise<void> {
  const { id } = await requireCustomer(db, caller)
  const [balance, priced] = await Promise.all([
    creditBalance(db, id),
    priceCart(db, caller, shopper),
  ])
  const worth = creditRates.get(caller.currency)?.worth
  const needed = worth ? Math.ceil(price / worth) : Infinity
  if (needed > balance - (priced?.credits.spent ?? 0)) throw tooManyCredits(balance)
}

function tooManyCredits(balance: number): Refusal {
  const values = { limit: balance }
  return new Refusal(422, {
    key: 'creditsBalance',
    code: 'credits_balance',
    field: 'credits',
    values,
  })
}
