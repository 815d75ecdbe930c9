import { randomHex } from '../../../domain/crypto/hex.ts'
import { zValidator } from '@hono/zod-validator'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import * as z from 'zod'
import {
  placements,
  recommendInContext,
  recommendProductIds,
} from '../../../domain/contract/services.ts'
import { recommended } from '../../../domain/catalog/recommended.ts'
import { itemsOf } from '../../../domain/cart/cart-lines.ts'
import type { AppEnv } from '../../env.ts'
import { day, hostCookieName, setHostCookie } from '../../request/cookies/cookies.ts'
import { requestUpstream } from '../../upstream/request-upstream.ts'
import { orElse } from '../../upstream/or-else.ts'
import { publicUpstreamContext } from '../../upstream/upstream-context.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { publicReads } from '../../upstream/reads/public-reads.ts'

const Id = z.string().regex(/^[\w.:-]{1,64}$/)
const Query = z.object({
  placement: z.enum(placements),
  product: Id.optional(),
  category: Id.optional(),
  /** `1`: the visitor has consented to be identified. */
  personal: z.literal('1').optional(),
})

type Place = Omit<z.infer<typeof Query>, 'personal'>
/** Data that a service may get with consent; null without. */
type Visit = ReturnType<typeof visitOf> | null

/** More than is displayed: some will be sold out. */
const requested = 24
const sessionCookie = 'recommendations'
/** Spec §9 session uuid: 24 hex characters. */
const SessionId = z.string().regex(/^[0-9a-f]{24}$/)

/** Recommended tiles of a placement (spec §7); none if there is no service or all fail. */
export const recommendationsApi = new Hono<AppEnv>().get(
  '/recommendations',
  zValidator('query', Query, (result, c) => {
    if (!result.success) return c.json([], 400)
    return undefined
  }),
  async (c) => {
    const { personal, ...place } = c.req.valid('query')
    const { RECOMMENDER_URL, CONTEXT_RECOMMENDER_URL } = c.var.config
    if (RECOMMENDER_URL === '' && CONTEXT_RECOMMENDER_URL === '') return c.json([])
    const visit = personal ? visitOf(c) : null
    // Failures are logged where they are requested, without personal data.
    const named = await Promise.all([
      orElse(idsInContext(c, place, visit), []),
      orElse(idsForPlacement(c, place, visit), []),
    ])
    const ids = [...new Set(named.flat())].slice(0, requested)
    if (ids.length === 0) return c.json([])
    const tiles = await orElse(publicReads(c).products({ ids }), [])
    return c.json(recommended(tiles, place.product))
  },
)

async function idsForPlacement(c: Context<AppEnv>, place: Place, visit: Visit): Promise<string[]> {
  if (c.var.config.RECOMMENDER_URL === '') return []
  const session = visit ? ownSession(c) : randomHex(12)
  const customer = await visit?.userId
  const { ids } = await requestUpstream(publicUpstreamContext(c), recommendProductIds, {
    query: { ...place, session, ...(customer && { customer }), limit: String(requested) },
  })
  return ids
}

async function idsInContext(c: Context<AppEnv>, place: Place, visit: Visit): Promise<string[]> {
  if (c.var.config.CONTEXT_RECOMMENDER_URL === '') return []
  const { product, category } = place
  const [userId, cartProductCodes] = await Promise.all([
    visit?.userId,
    visit?.cartProductCodes() ?? [],
  ])
  const body = {
    ...(userId && { userId }),
    cartProductCodes,
    ...(product && { displayedProduct: product }),
    ...(category && { displayedCategory: category }),
    limit: requested,
  }
  const request = { body, readOnly: true }
  const found = await requestUpstream(publicUpstreamContext(c), recommendInContext, request)
  return found.product_ids
}

/** The visitor's identity and choices; empty if the store is unreachable. */
function visitOf(c: Context<AppEnv>) {
  const store = privateStore(c)
  // Read once for both services.
  const userId = orElse(store.user(), null).then((user) =>
    user && !user.restricted ? user.id : undefined,
  )
  return {
    userId,
    async cartProductCodes(): Promise<string[]> {
      const cart = await orElse(store.cart(), null)
      const items = cart ? itemsOf(cart) : []
      return [...new Set(items.map(({ product }) => product.catalogCode))]
    },
  }
}

/** Cached in the visitor's browser for a day. */
function ownSession(c: Context<AppEnv>): string {
  const known = SessionId.safeParse(getCookie(c, hostCookieName(c.var.config, sessionCookie)))
  const session = known.data ?? randomHex(12)
  if (!known.success) setHostCookie(c, sessionCookie, session, day)
  return session
}
