import { acceptsOrders } from '../../../domain/language.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import {
  type Methods,
  methodsOf,
  missingMethods,
} from '../../../domain/checkout/delivery/checkout-choice.ts'
import type { ChosenMethods } from '../../../domain/checkout/delivery/chosen-methods.ts'
import type { CompanyLookup } from '../../../domain/checkout/company-lookup.ts'
import type { Shipper } from '../../../domain/checkout/checkout.ts'
import type { DeliveryPromise } from '../../../domain/checkout/delivery/delivery-promise.ts'
import { promiseCart } from '../../../domain/checkout/delivery/promise-cart.ts'
import { findFreeSlot, type BookableSlot } from '../../../domain/checkout/delivery/delivery-slot.ts'
import { isBusiness, parseCheckoutValues } from '../../../domain/checkout/checkout-form.ts'
import { type VatIdCheck, vatIdCheckOf } from '../../../domain/checkout/vat-id-check.ts'
import type { Taxation } from '../../../domain/tax/taxation.ts'
import { parseVatId } from '../../../domain/tax/vat-id.ts'
import { vatIdOf } from '../../../domain/tax/vat-id-of.ts'
import type { User } from '../../../domain/account/user.ts'
import type { FieldErrors, FieldValues } from '../../../domain/validation/form-fields.ts'
import {
  checkoutCookie,
  parseCheckoutCookie,
  parseSeenPrices,
} from '../../request/cookies/checkout-cookie.ts'
import {
  checkoutInputsCookie,
  readCheckoutInputs,
  type SavedInputs,
} from '../../request/cookies/checkout-inputs-cookie.ts'
import { billingCountries } from './billing-countries.ts'
import { deliveryDays, shippersWithChosen } from './checkout-offers.ts'
import { type CheckoutSources, countriesOf, staysInCart, taxationOf } from './checkout-sources.ts'
import { taxQueryOf } from './tax-query.ts'
import { joinCartCalls } from './join-cart-calls.ts'
import { orElse } from '../../upstream/or-else.ts'
import { privateHead } from '../head.ts'
import type { Loader } from '../screen.ts'
import { announceCurrency } from './announce-currency.ts'
import { announceGifts } from './announce-gifts.ts'
import type { CheckoutInfoProps } from '../../../domain/screens/checkout/checkout-info.ts'

export const loadCheckoutInfo: Loader<'checkout-info'> = async (input) => {
  if (!acceptsOrders(input.context)) return { redirect: input.routes.checkout(), status: 303 }
  const made = await input.attempt.placedOrder()
  if (made) return { redirect: made, status: 303 }
  const cookie = input.cookie(checkoutCookie)
  const props = await checkoutInfo(input, chosenWithPrices(cookie), {
    idempotencyKey: input.attempt.key(),
    saved: await readCheckoutInputs(input.cookie(checkoutInputsCookie), input.visitor),
  })
  if (props === 'empty') return { redirect: input.routes.checkout(), status: 303 }
  if (props === 'methods') return { redirect: input.routes.checkoutMethods(), status: 303 }
  return {
    props,
    head: privateHead(input.text('checkout.info.title')),
    status: props.cart ? 200 : 503,
  }
}

interface Shown {
  values: FieldValues
  errors?: FieldErrors
  lookup?: CompanyLookup
  sessionLost?: boolean
  outcome?: 'unknown' | 'none'
  idempotencyKey: string
}

/** The selection with the prices that it was made at. */
interface ChosenWithPrices extends ChosenMethods {
  seen: string
}

export function chosenWithPrices(cookie: string | null | undefined): ChosenWithPrices {
  return { ...parseCheckoutCookie(cookie), seen: parseSeenPrices(cookie) }
}

/** Props of the last step, or a redirect to the earlier step that is incomplete. */
export async function checkoutInfo(
  plain: CheckoutSources,
  chosen: ChosenWithPrices,
  given:
    | { idempotencyKey: string; saved: SavedInputs | null }
    | ((shipper: Shipper | null) => Shown),
): Promise<CheckoutInfoProps | 'empty' | 'methods'> {
  const { context } = plain
  // Default country of an untouched form: the market's own.
  const expectedTax = { country: context.country, postcode: '' }
  const parts = ['shippers', 'payments', 'gifts', 'taxation', 'problems'] as const
  const store = joinCartCalls(plain.store, parts, expectedTax)
  const sources = { ...plain, store }
  const [loaded, user, countries, gifts, problems] = await Promise.all([
    orElse(
      Promise.all([store.cart(), shippersWithChosen(store, chosen), store.payments()]),
      undefined,
    ),
    orElse(store.user(), null),
    countriesOf(sources),
    orElse(store.orderGifts(), null),
    store.cartProblems(),
  ])
  const [cart, shippers, payments] = loaded ?? [null, [], []]
  const methods = methodsOf(chosen, shippers, payments)
  const shown = typeof given === 'function' ? given(methods.shipper) : null
  const sessionLost = shown?.sessionLost ?? false
  // The form is shown in any state of the cart.
  const staysHere = sessionLost || shown?.outcome === 'unknown'
  // The cart is lost with the session: the submitted values are shown again for after the sign-in.
  const isCartOpen = Boolean(loaded) && !staysHere && (await staysInCart(sources, cart))
  if (isCartOpen && !shown) return 'empty'
  const now = new Date()
  const slot = cart && (await chosenSlot(sources, methods, cart, now))
  const isGone = (loaded && missingMethods(methods).length > 0) || slot === 'gone'
  // A posted form stays, because a redirect would lose what was typed.
  if (isGone && !staysHere && !shown) return 'methods'
  const missing = isCartOpen ? 'cart' : isGone && !staysHere ? 'methods' : null
  const outcome = missing ?? shown?.outcome ?? null
  const { country } = context
  const chosenTime = slot === 'gone' ? null : slot
  const known = {
    country,
    billingCountry: country,
    note: cart?.comment ?? '',
    ...valuesOf(user, methods.shipper),
  }
  const saved = typeof given === 'function' ? null : given.saved
  const values = shown?.values ?? withSaved(known, saved)
  // A GET does not wait for a registry: the script or the posted form looks it up.
  const requested = shown ? values : { ...values, isBusiness: '', vatin: '', vatinsvk: '' }
  const taxation = await taxationOf(sources, cart, taxQueryOf(requested, methods))
  return {
    cart: sessionLost ? null : cart,
    taxation,
    gifts: gifts?.chosen ?? [],
    changes: [
      ...(await announceCurrency(chosen.seen, context)),
      ...(shown ? [] : (problems || []).map(({ title }) => title)),
      ...(await announceGifts(gifts, context)),
    ],
    ...methods,
    slot: chosenTime,
    promise: promiseOf(cart, methods, { slot: chosenTime, country, now }),
    countries,
    billingCountries: billingCountries(countries, context.locale),
    user,
    values,
    errors: shown?.errors ?? {},
    lookup: shown?.lookup ?? null,
    vatCheck: shown && checkPosted(taxation, shown),
    sessionLost,
    outcome,
    addressCheck: sources.addressCheck ?? false,
    idempotencyKey:
      typeof given === 'function' ? (shown?.idempotencyKey ?? '') : given.idempotencyKey,
    now: now.toISOString(),
  }
}

/** What the visitor typed before; of a guest who has signed in since, beside the account's data. */
function withSaved(known: FieldValues, saved: SavedInputs | null): FieldValues {
  if (!saved) return known
  if (saved.isOwn) return { ...saved.values }
  const typed = Object.entries(saved.values).filter(([, value]) => value !== '')
  return { ...known, ...Object.fromEntries(typed) }
}

/** Totals change of a posted VAT id; null without one or if it is invalid. */
function checkPosted(taxation: Taxation | null, { values, errors }: Shown): VatIdCheck | null {
  const typed = parseCheckoutValues(values)
  const vatId = isBusiness(typed) ? vatIdOf(typed) : ''
  if (!parseVatId(vatId) || errors?.['vatin'] || errors?.['vatinsvk']) return null
  return vatIdCheckOf(vatId, taxation, typed.businessName)
}

function promiseOf(
  cart: Cart | null,
  { shipper, branchId, payment }: Methods,
  agreed: { slot: BookableSlot | null; country: string; now: Date },
): DeliveryPromise | null {
  return cart && shipper && promiseCart(cart, { shipper, branchId, payment, ...agreed })
}

/** The chosen time slot; null if unknown, because the store validates it. */
async function chosenSlot(
  sources: CheckoutSources,
  { shipper, slotId }: Methods,
  cart: Cart,
  now: Date,
): Promise<BookableSlot | 'gone' | null> {
  if (!shipper || slotId === null) return null
  const days = await orElse(deliveryDays(sources, [shipper], cart, now), null)
  return days && (findFreeSlot(days, slotId) ?? 'gone')
}

/** Form values prefilled from the customer's account. */
function valuesOf(user: User | null, shipper: Shipper | null): FieldValues {
  if (!user) return {}
  const { email, firstName, lastName, phone, address, business } = user
  const collected = shipper !== null && !shipper.requiredAddress
  return {
    email,
    fullName: `${firstName} ${lastName}`.trim(),
    phone,
    ...(collected ? billingOf(address) : deliveryOf(address)),
    ...(business ? { isBusiness: 'on', ...business } : {}),
  }
}

function deliveryOf(address: User['address']): FieldValues {
  return address ? { ...address, postNumber: address.postNumber ?? '' } : {}
}

/** Pick-up orders have no delivery address, so the saved one is the billing address. */
function billingOf(address: User['address']): FieldValues {
  if (!address) return {}
  return {
    billingStreet: address.street,
    billingHouseNumber: address.houseNumber,
    billingPostcode: address.postcode,
    billingCity: address.city,
    billingCountry: address.country,
  }
}
