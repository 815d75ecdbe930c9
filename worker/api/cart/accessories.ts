import { Hono } from 'hono'
import type { AppEnv } from '../../env.ts'
import { accessoriesOf } from '../../loaders/product/accessories.ts'
import { publicReads } from '../../upstream/reads/public-reads.ts'
import { linesOfQuery } from './lines-of-query.ts'

/** Accessories of items just added to the cart: `?of=<slug>~<variant>,…`. */
export const accessoriesApi = new Hono<AppEnv>().get('/accessories', async (c) => {
  const lines = linesOfQuery(c.req.query('of'))
  return c.json({ accessories: await accessoriesOf(publicReads(c), lines) })
})
