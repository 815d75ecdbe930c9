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
  /** `1`: the visitor has agreed to be recognised for it. */
  personal: z.literal('1').optional(),
})

type Place = z.infer<typeof Query>

/** More than is shown: some of it will be sold out. */
const requested = 24
const sessionCookie = 'recommendations'
/** Spec §9 session uuid: 24 hex characters. */
const SessionId = z.string().regex(/^[0-9a-f]{24}$/)

/** Tiles for a place of the shop (spec §7); none where there is no service, or where all fail. */
export const recommendationsApi = new Hono<AppEnv>().get(
  '/recommendations',
  zValidator('query', Query, (result, c) => {
    if (!result.success) return c.json([], 400)
    return undefined
  }),
  async (c) => {
    const place = c.req.valid('query')
    // What fails is logged where it was asked, without anything about the visitor.
    const named = await Promise.all([
      orElse(idsInContext(c, place), []),
      orElse(idsForPlacement(c, place), []),
    ])
    const ids = [...new Set(named.flat())].slice(0, requested)
    if (ids.length === 0) return c.json([])
    const tiles = await orElse(publicReads(c).products({ ids }), [])
    return c.json(recommended(tiles, place.product))
  },
)

async function idsForPlacement(c: Context<AppEnv>, place: Place): Promise<string[]> {
  if (c.var.config.RECOMMENDER_URL === '') return []
  const { personal, ...query } = place
  const session = personal ? ownSession(c) : newSession()
  const { ids } = await requestUpstream(publicUpstreamContext(c), recommendProductIds, {
    query: { ...query, session, limit: String(requested) },
  })
  return ids
}

async function idsInContext(c: Context<AppEnv>, place: Place): Promise<string[]> {
  if (c.var.config.CONTEXT_RECOMMENDER_URL === '') return []
  const { product, category } = place
  const body = {
    ...(place.personal ? await visitOf(c) : { cartProductCodes: [] }),
    ...(product && { displayedProduct: product }),
    ...(category && { displayedCategory: category }),
    limit: requested,
  }
  const request = { body, readOnly: true }
  const found = await requestUpstream(publicUpstreamContext(c), recommendInContext, request)
  return found.product_ids
}

/** Who is here and what they have chosen; a store that cannot be asked tells nothing. */
async function visitOf(c: Context<AppEnv>) {
  const store = privateStore(c)
  const [user, cart] = await Promise.all([orElse(store.user(), null), orElse(store.cart(), null)])
  return {
    ...(user && !user.restricted && { userId: user.id }),
    cartProductCodes: [
      ...new Set((cart ? itemsOf(cart) : []).map(({ product }) => product.catalogCode)),
    ],
  }
}

/** The visitor's, for a day. */
function ownSession(c: Context<AppEnv>): string {
  const known = SessionId.safeParse(getCookie(c, hostCookieName(c.var.config, sessionCookie)))
  const session = known.data ?? newSession()
  if (!known.success) setHostCookie(c, sessionCookie, session, day)
  return session
}

function newSession(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
