import { Hono } from 'hono'
import type { AppEnv } from '../../env.ts'
import { publicReads } from '../../upstream/reads/public-reads.ts'
import { cartMisfits } from '../../ventilation/cart-misfits.ts'
import { linesOfQuery } from './lines-of-query.ts'

/** Incompatible items of a cart: `?of=<slug>~<variant>,…`. */
export const misfitsApi = new Hono<AppEnv>().get('/misfits', async (c) => {
  const lines = linesOfQuery(c.req.query('of'))
  return c.json({ misfits: await cartMisfits(publicReads(c), lines) })
})
