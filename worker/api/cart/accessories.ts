import { Hono } from 'hono'
import type { AppEnv } from '../../env.ts'
import { accessoriesOf } from '../../loaders/product/accessories.ts'
import { publicReads } from '../../upstream/reads/public-reads.ts'

const one = /^([^~,\s]{1,200})~([\w.:-]{1,64})$/

/** What goes with things that somebody has put into the cart: `?of=<slug>~<variant>,…`. */
export const accessoriesApi = new Hono<AppEnv>().get('/accessories', async (c) => {
  const lines = (c.req.query('of') ?? '').split(',').flatMap((text) => {
    const [, slug, variantId] = one.exec(text) ?? []
    return slug && variantId ? [{ slug, variantId }] : []
  })
  return c.json({ accessories: await accessoriesOf(publicReads(c), lines) })
})
