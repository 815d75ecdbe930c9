import { Hono } from 'hono'
import type { AppEnv } from '../../env.ts'
import { publicReads } from '../../upstream/reads/public-reads.ts'

const idPattern = /^[\w.:-]{1,64}$/
/** More than the last visited products or the colours of a series. */
const maxTiles = 12

/**
 * Product tiles by ids, in that order; unknown ids are skipped. Each shows the variant that fits
 * the variant in `fitting`, or that replaces the one in `replacing`.
 */
export const productTilesApi = new Hono<AppEnv>().get('/products', async (c) => {
  const requested = (c.req.query('ids') ?? '').split(',').filter(isId)
  const ids = [...new Set(requested)].slice(0, maxTiles)
  const { fitting = '', replacing = '' } = c.req.query()
  const other = isId(fitting) ? { fitting } : isId(replacing) ? { replacing } : {}
  return c.json(await publicReads(c).products({ ids, ...other }))
})

const isId = (id: string) => idPattern.test(id)
