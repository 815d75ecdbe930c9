import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { PickupPlace } from '../../../domain/checkout/checkout.ts'
import { missingErrors } from '../../../client/checkout/delivery/missing-errors.ts'
import { chosenIds, methodsOf } from '../../../domain/checkout/delivery/checkout-choice.ts'
import {
  type ChosenMethods,
  parseChosenMethods,
  parseId,
} from '../../../domain/checkout/delivery/chosen-methods.ts'
import {
  clearedChoices,
  seenOfSame,
  serializeSeenPrices,
} from '../../../domain/checkout/delivery/choice-notices.ts'
import { pickupPointOf, withPickupPoint } from '../../../domain/checkout/delivery/pickup-point.ts'
import { stepTargetOf, stepTargetPath } from '../../../domain/checkout/step-target.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { FieldErrors } from '../../../domain/validation/form-fields.ts'
import type { AppEnv } from '../../env.ts'
import { renderScreen } from '../../pages.ts'
import {
  checkoutCookie,
  setCheckoutCookie,
  parseCheckoutCookie,
  parseSeenPrices,
} from '../../request/cookies/checkout-cookie.ts'
import { checkoutMethods } from '../../loaders/checkout/checkout-methods.loader.ts'
import { checkoutOffers } from '../../loaders/checkout/checkout-offers.ts'
import { privateHead } from '../../loaders/head.ts'
import { textOf } from '../../texts.ts'
import { type PrivateStore, privateStore } from '../../upstream/calls/private-store.ts'
import { publicReads } from '../../upstream/reads/public-reads.ts'
import { withCookies } from '../../request/cookies/with-cookies.ts'
import { storeRefusal } from '../form/store-refusal.ts'
import type { CheckoutMethodsProps } from '../../../domain/screens/checkout/checkout-methods.ts'

type Fields = Record<string, string>

const noStore = { 'Cache-Control': 'no-store' }

/** Saves an incomplete selection sent by a script and returns what the store accepted of it. */
export async function saveMethods(c: Context<AppEnv>, fields: Fields): Promise<Response> {
  const store = privateStore(c)
  try {
    const picked = await findPicked(store, fields)
    if (picked === 'unknown') return refusePoint(c)
    const typed = { ...parseChosenMethods(fields), ...(picked ? { branchId: picked.id } : {}) }
    const offers = await checkoutOffers(store, picked ? { ...typed, branchId: null } : typed)
    const shippers = withPickupPoint(offers.shippers, typed.shipperId, picked)
    const methods = methodsOf(typed, shippers, offers.payments)
    const chosen = chosenIds(methods)
    const isPointUnavailable =
      methods.shipper?.points && typed.branchId !== null && chosen.branchId === null
    if (isPointUnavailable) return refusePoint(c)
    setCheckoutCookie(c, chosen, serializeSeenPrices(methods, c.var.context.currency))
    const place = methods.shipper?.branches.find(({ id }) => id === chosen.branchId) ?? null
    const notices = clearedChoices(typed, methods, offers.payments)
    return c.json({ chosen, place, notices }, 200, noStore)
  } catch (error) {
    const { status, errors } = storeRefusal(error, await textOf(c.var.context))
    return c.json({ errors }, status, noStore)
  }
}

/** A point of a carrier's picker as stored in the shop, because orders go to known points only. */
async function findPicked(
  store: PrivateStore,
  { shipperId, remoteId }: Fields,
): Promise<PickupPlace | 'unknown' | null> {
  if (remoteId === undefined) return null
  const [shipper, remote] = [parseId(shipperId), parseId(remoteId)]
  const point = shipper && remote ? await store.pointByRemoteId(shipper, remote) : null
  return point ? pickupPointOf(point) : 'unknown'
}

/** Nothing was saved, so the previous selection still applies. */
async function refusePoint(c: Context<AppEnv>): Promise<Response> {
  const text = await textOf(c.var.context)
  const title = text('checkout.place.unknown')
  const errors = [{ status: 422, field: 'branch', code: 'point_unknown', title }]
  return c.json({ errors }, 422, noStore)
}

/** Form post: continues to the next step, or renders this one with errors. */
export async function submitMethods(c: Context<AppEnv>, fields: Fields): Promise<Response> {
  const routes = routesOf(c.var.context.locale)
  const text = await textOf(c.var.context)
  const sources = { store: privateStore(c), reads: publicReads(c), context: c.var.context }
  const typed = parseChosenMethods(fields)
  const cookie = getCookie(c, checkoutCookie)
  const before = parseCheckoutCookie(cookie)
  const requested = merged(before, typed, fields)
  const seen = seenOfSame(parseSeenPrices(cookie), before, requested)
  const props = await checkoutMethods(sources, requested, { seen })
  if (props === 'empty') return c.redirect(routes.checkout(), 303)
  if (!props.cart) return renderAgain(c, 503, props, { '': text('cart.unreachable.text') })
  const methods = methodsOf(props.chosen, props.shippers, props.payments)
  setCheckoutCookie(c, props.chosen, serializeSeenPrices(methods, c.var.context.currency))
  const target = stepTargetOf(fields)
  if (target) return c.redirect(stepTargetPath(routes, target), 303)
  const { intent } = fields
  if (intent === 'shipper') return c.redirect(routes.checkoutMethods(), 303)
  if (wantsSearch(intent, props.chosen, fields)) {
    return c.redirect(searchAddress(c, props.chosen, fields), 303)
  }
  const errors = missingErrors(methods, props.notices, text)
  const isSlotUnavailable = props.notices.some(({ kind }) => kind === 'slotUnavailable')
  const isComplete = Object.keys(errors).length === 0 && !isSlotUnavailable
  return isComplete ? c.redirect(routes.checkoutInfo(), 303) : renderAgain(c, 422, props, errors)
}

/**
 * Merges the stored selection with the form. Another shipper voids the pick-up point (spec §4),
 * though the hidden list may still submit it.
 */
function merged(before: ChosenMethods, typed: ChosenMethods, fields: Fields): ChosenMethods {
  const isOther = typed.shipperId !== null && typed.shipperId !== before.shipperId
  const retained = isOther ? { ...before, branchId: null, slotId: null } : before
  const set = onlySet(typed)
  if (isOther && typed.branchId === before.branchId) delete set.branchId
  return { ...retained, ...set, ...(fields['slotId'] === '' && { slotId: null }) }
}

/** Submitted by its button, or by Enter in the field, which triggers the form's first button. */
function wantsSearch(intent: string | undefined, chosen: ChosenMethods, fields: Fields): boolean {
  const isTyped = Boolean(fields[`s-${chosen.shipperId}`]?.trim())
  return intent === 'search' || (intent === 'enter' && isTyped && chosen.branchId === null)
}

/** Each shipper has its own search field; the chosen shipper's counts. */
function searchAddress(c: Context<AppEnv>, { shipperId }: ChosenMethods, fields: Fields): string {
  const query = new URLSearchParams({ places: shipperId ?? '', s: fields[`s-${shipperId}`] ?? '' })
  return `${routesOf(c.var.context.locale).checkoutMethods()}?${query}#places`
}

async function renderAgain(
  c: Context<AppEnv>,
  status: 422 | 503,
  props: CheckoutMethodsProps,
  errors: FieldErrors,
): Promise<Response> {
  const text = await textOf(c.var.context)
  const response = await renderScreen(c, {
    screen: 'checkout-methods',
    props: { ...props, errors },
    head: privateHead(text('checkout.methods.title')),
    status,
  })
  return withCookies(c, response)
}

function onlySet(chosen: ChosenMethods): Partial<ChosenMethods> {
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== null))
}
