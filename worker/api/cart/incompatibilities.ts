import { Hono } from 'hono'
import type { AppEnv } from '../../env.ts'
import { publicReads } from '../../upstream/reads/public-reads.ts'
import { cartIncompatibilities } from '../../ventilation/cart-incompatibilities.ts'
import { linesOfQuery } from './lines-of-query.ts'

/** Incompatible items of a cart: `?of=<slug>~<variant>,…`. */
export const incompatibilitiesApi = new Hono<AppEnv>().get('/incompatibilities', async (c) => {
  const lines = linesOfQuery(c.req.query('of'))
  return c.json({ incompatibilities: await cartIncompatibilities(publicReads(c), lines) })
})
