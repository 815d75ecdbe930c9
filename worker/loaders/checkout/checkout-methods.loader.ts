import { acceptsOrders } from '../../../domain/language.ts'
import type { PickupPlace, Shipper } from '../../../domain/checkout/checkout.ts'
import { chosenIds, methodsOf } from '../../../domain/checkout/delivery/checkout-choice.ts'
import type { ChosenMethods } from '../../../domain/checkout/delivery/chosen-methods.ts'
import type { ChoiceNotice } from '../../../domain/checkout/delivery/choice-notice.ts'
import { changedPrices, clearedChoices } from '../../../domain/checkout/delivery/choice-notices.ts'
import { findFreeSlot } from '../../../domain/checkout/delivery/delivery-slot.ts'
import { pickupPointOf } from '../../../domain/checkout/delivery/pickup-point.ts'
import { configuredPickers } from '../../../domain/checkout/delivery/point-pickers.ts'
import type { FieldErrors } from '../../../domain/validation/form-fields.ts'
import {
  checkoutCookie,
  parseCheckoutCookie,
  parseSeenPrices,
} from '../../request/cookies/checkout-cookie.ts'
import { checkoutOffers, deliveryDays, type Offers } from './checkout-offers.ts'
import { type CheckoutSources, staysInCart, taxationOf } from './checkout-sources.ts'
import { joinCartCalls } from './join-cart-calls.ts'
import { orElse } from '../../upstream/or-else.ts'
import { privateHead } from '../head.ts'
import type { Loader } from '../screen.ts'
import type { CheckoutMethodsProps } from '../../../domain/screens/checkout/checkout-methods.ts'

export const loadCheckoutMethods: Loader<'checkout-methods'> = async (input) => {
  if (!acceptsOrders(input.context)) return { redirect: input.routes.checkout(), status: 303 }
  const cookie = input.cookie(checkoutCookie)
  const props = await checkoutMethods(input, parseCheckoutCookie(cookie), {
    seen: parseSeenPrices(cookie),
    search: { shipperId: input.rawQuery.get('places'), text: input.rawQuery.get('s') ?? '' },
  })
  if (props === 'empty') return { redirect: input.routes.checkout(), status: 303 }
  return {
    props,
    head: privateHead(input.text('checkout.methods.title')),
    status: props.cart ? 200 : 503,
  }
}

interface MethodsRequest {
  /** Prices at the time of the selection. */
  seen?: string
  /** Search without JavaScript: pick-up points of a shipper. */
  search?: { shipperId: string | null; text: string }
  errors?: FieldErrors
}

/**
 * Props of the second step. Invalid parts of the selection are cleared, with a notice (spec §4).
 */
export async function checkoutMethods(
  given: CheckoutSources,
  chosen: ChosenMethods,
  { seen = '', search, errors = {} }: MethodsRequest = {},
): Promise<CheckoutMethodsProps | 'empty'> {
  const { context } = given
  const store = joinCartCalls(given.store, ['shippers', 'payments', 'taxation'])
  const sources = { ...given, store }
  const now = new Date()
  const loaded = await orElse(Promise.all([store.cart(), checkoutOffers(store, chosen)]), undefined)
  if (!loaded) return { ...nothing, cart: null, chosen, errors, now: now.toISOString() }
  const [cart, offers] = loaded
  if (!cart || (await staysInCart(sources, cart))) return 'empty'
  const [days, services, pickers, found, taxation] = await Promise.all([
    orElse(deliveryDays(sources, offers.shippers, cart, now), null),
    servicesOf(sources, offers.shippers),
    orElse(sources.reads.pointPickers(), { packetaKey: null, ppl: false }),
    searchPickupPoints(store, offers, search),
    taxationOf(sources, cart),
  ])
  const methods = methodsOf(chosen, offers.shippers, offers.payments)
  // If the slots are unknown, the store validates them when the order is placed.
  const slotId = days ? (findFreeSlot(days, methods.slotId)?.id ?? null) : methods.slotId
  const withSlot = { ...methods, slotId }
  const notices: ChoiceNotice[] = [
    ...clearedChoices(chosen, withSlot, offers.payments),
    ...changedPrices(seen, withSlot, context.currency),
  ]
  return {
    cart,
    taxation,
    ...offers,
    days: days ?? [],
    services,
    pickers: configuredPickers(pickers),
    found,
    notices,
    chosen: chosenIds(withSlot),
    errors,
    now: now.toISOString(),
  }
}

const nothing = {
  taxation: null,
  shippers: [],
  payments: [],
  days: [],
  services: {},
  pickers: [],
  found: null,
  notices: [],
}

/** Services of the shop's branches by id, from the CMS; optional. */
async function servicesOf(
  { reads }: CheckoutSources,
  shippers: readonly Shipper[],
): Promise<CheckoutMethodsProps['services']> {
  const own = shippers.filter(({ points }) => !points).flatMap(({ branches }) => branches)
  if (own.length === 0) return {}
  const services = await orElse(reads.branchServices(own.map(({ id }) => id)), [])
  return Object.fromEntries(services.map(({ store_id, services }) => [store_id, services]))
}

async function searchPickupPoints(
  store: CheckoutSources['store'],
  { shippers }: Offers,
  search: MethodsRequest['search'],
): Promise<CheckoutMethodsProps['found']> {
  const shipper = shippers.find(({ id }) => id === search?.shipperId)
  if (!search || !shipper) return null
  const text = search.text.slice(0, 100)
  const result = await orElse(store.searchPoints(shipper.id, text), null)
  const places: PickupPlace[] = result?.points.map(pickupPointOf) ?? []
  return { shipperId: shipper.id, text, places, total: result?.total ?? null }
}
