import { zValidator } from '@hono/zod-validator'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import * as z from 'zod'
import { placements, recommendProductIds } from '../../../domain/contract/services.ts'
import { recommended } from '../../../domain/catalog/recommended.ts'
import type { AppEnv } from '../../env.ts'
import { day, hostCookieName, setHostCookie } from '../../request/cookies/cookies.ts'
import { requestUpstream } from '../../upstream/request-upstream.ts'
import { publicUpstreamContext } from '../../upstream/upstream-context.ts'
import { publicReads } from '../../upstream/reads/public-reads.ts'

const Id = z.string().regex(/^[\w.:-]{1,64}$/)
const Query = z.object({
  placement: z.enum(placements),
  product: Id.optional(),
  category: Id.optional(),
  /** `1`: the visitor has agreed to be recognised for it. */
  personal: z.literal('1').optional(),
})

/** More than is shown: some of it will be sold out. */
const requested = 24
const sessionCookie = 'recommendations'
/** Spec §9 session uuid: 24 hex characters. */
const SessionId = z.string().regex(/^[0-9a-f]{24}$/)

/** Tiles for a place of the shop (spec §7); none where there is no service, or where it fails. */
export const recommendationsApi = new Hono<AppEnv>().get(
  '/recommendations',
  zValidator('query', Query, (result, c) => {
    if (!result.success) return c.json([], 400)
    return undefined
  }),
  async (c) => {
    if (c.var.config.RECOMMENDER_URL === '') return c.json([])
    const { personal, ...place } = c.req.valid('query')
    try {
      const session = personal ? ownSession(c) : newSession()
      const query = { ...place, session, limit: String(requested) }
      const { ids } = await requestUpstream(publicUpstreamContext(c), recommendProductIds, {
        query,
      })
      const unique = [...new Set(ids)].slice(0, requested)
      return c.json(recommended(await publicReads(c).products({ ids: unique }), place.product))
    } catch {
      // Logged where it was asked, without anything about the visitor.
      return c.json([])
    }
  },
)

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
