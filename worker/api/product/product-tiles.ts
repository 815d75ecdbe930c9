import { Hono } from 'hono'
import type { AppEnv } from '../../env.ts'
import { publicReads } from '../../upstream/reads/public-reads.ts'

const productId = /^[\w.:-]{1,64}$/
/** More than what was visited last or the colours of a series. */
const most = 12

/** Tiles of products by their ids, in that order; unknown ids are left out. */
export const productTilesApi = new Hono<AppEnv>().get('/products', async (c) => {
  const requested = (c.req.query('ids') ?? '').split(',').filter((id) => productId.test(id))
  const ids = [...new Set(requested)].slice(0, most)
  return c.json(await publicReads(c).products({ ids }))
})
