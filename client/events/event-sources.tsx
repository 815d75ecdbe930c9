import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef, useState } from 'react'
import type { Cart } from '../../domain/cart/cart.ts'
import type { EventConsumers } from '../../domain/event-consumers.ts'
import { useShop } from '../shop.tsx'
import { addedFromUrl } from '../cart/added/added-from-url.ts'
import { batchRunning } from '../bulk-order/batch-running.ts'
import { cartIsUpdating } from '../cart/state/cart-queue.ts'
import { type Consent, consent, needsConsent } from '../layout/notices/consent.ts'
import { currentPage } from '../navigation/current-page.ts'
import { lastSearch } from '../catalog/search/last-search.ts'
import { useCart } from '../cart/state/use-cart.ts'
import { useSession } from '../sign-in/use-session.ts'
import { useWishList } from '../wish-list/use-wish-list.ts'
import { cartEvents } from './cart-events.ts'
import { dataLayer } from './consumers/data-layer.ts'
import { heureka } from './consumers/heureka.ts'
import { zbozi } from './consumers/zbozi.ts'
import { createEventStream, type EventStream } from './event-stream.ts'
import { pageEvents } from './page-events.ts'
import { forgetCampaign, rememberCampaign } from './remember-campaign.ts'
import { markOrderSent, isOrderSent } from './sent-orders.ts'
import { useChat } from './use-chat.ts'

/** Emits events to the configured consumers; loaded only if there is one. */
export function EventSources({ consumers }: { consumers: EventConsumers }) {
  useSignals()
  const [stream] = useState(() => streamFor(consumers))
  const given = consent.value
  useEffect(() => stream.consentChanged(), [stream, given])
  useCampaign(consumers, given)
  useChat(consumers, given)
  const viewed = useViewedPages(stream)
  useSessionLoaded(stream, viewed)
  useCartChanges(stream)
  useWishes(stream)
  useSearches(stream)
  useEffect(() => {
    const emitSubscribed = () => stream.emit({ type: 'newsletter_subscribed' })
    addEventListener('newsletter-subscribed', emitSubscribed)
    return () => removeEventListener('newsletter-subscribed', emitSubscribed)
  }, [stream])
  return null
}

/** Only with consent to marketing; withdrawing it ends it. */
function useCampaign({ campaigns }: EventConsumers, given: Consent | null) {
  useEffect(() => {
    if (!campaigns) return
    const isAllowed = given !== null && !needsConsent(given, Date.now()) && given.marketing
    if (isAllowed) rememberCampaign(location.search)
    else forgetCampaign()
  }, [campaigns, given])
}

function streamFor(consumers: EventConsumers): EventStream {
  const stream = createEventStream({
    isAllowed: (category) => {
      const given = consent.peek()
      return given === null || needsConsent(given, Date.now()) ? null : given[category]
    },
    isSent: isOrderSent,
    markSent: markOrderSent,
  })
  if (consumers.tagManager) stream.register(dataLayer(consumers.tagManager.url))
  if (consumers.heureka) stream.register(heureka(consumers.heureka))
  if (consumers.zbozi) stream.register(zbozi(consumers.zbozi))
  return stream
}

function useViewedPages(stream: EventStream): boolean {
  const { context } = useShop()
  const page = currentPage.value
  const reported = useRef<typeof page>(null)
  const [viewed, setViewed] = useState(false)
  useEffect(() => {
    if (!page || reported.current === page) return
    reported.current = page
    pageEvents(page, context).forEach(stream.emit)
    setViewed(true)
  }, [page, context, stream])
  return viewed
}

/** Spec §4: once, after the page view, the cart and the user. */
function useSessionLoaded(stream: EventStream, viewed: boolean) {
  const cart = useCart()
  const session = useSession()
  const reported = useRef(false)
  const loaded = viewed && cart.loaded && session.loaded
  const loggedIn = session.user !== null
  useEffect(() => {
    if (!loaded || reported.current) return
    reported.current = true
    stream.emit({ type: 'session_loaded', loggedIn })
  }, [loaded, loggedIn, stream])
}

/** The cart without items added by URL; undefined if there are none. */
function cartBeforeUrl(cart: Cart | null): Cart | undefined {
  const added = addedFromUrl.peek()
  if (!cart || !added) return undefined
  addedFromUrl.value = null
  const items = cart.items.map((line) =>
    line.variantId === added.variantId ? { ...line, amount: line.amount - added.amount } : line,
  )
  return { ...cart, items: items.filter(({ amount }) => amount > 0) }
}

/** Compares settled carts, and only those that this tab has changed itself. */
function useCartChanges(stream: EventStream) {
  const { cart, loaded } = useCart()
  const changing = cartIsUpdating.value || batchRunning.value
  const before = useRef<Cart | null | undefined>(undefined)
  const changed = useRef(false)
  useEffect(() => {
    if (changing) changed.current = true
    if (changing || !loaded) return
    const start = before.current === undefined ? cartBeforeUrl(cart) : before.current
    if (start !== undefined && (changed.current || before.current === undefined))
      cartEvents(start, cart).forEach(stream.emit)
    changed.current = false
    before.current = cart
  }, [cart, loaded, changing, stream])
}

/** On the results page and in the header's dropdown. */
function useSearches(stream: EventStream) {
  const search = lastSearch.value
  useEffect(() => {
    if (search) stream.emit({ type: 'search', term: search.query, results: search.total })
  }, [search, stream])
}

function useWishes(stream: EventStream) {
  const wishes = useWishList()
  const before = useRef<readonly string[] | null>(null)
  useEffect(() => {
    const old = before.current
    before.current = wishes
    if (!old || !wishes) return
    for (const variantId of wishes.filter((id) => !old.includes(id)))
      stream.emit({ type: 'add_to_wishlist', variantId })
    for (const variantId of old.filter((id) => !wishes.includes(id)))
      stream.emit({ type: 'remove_from_wishlist', variantId })
  }, [wishes, stream])
}
