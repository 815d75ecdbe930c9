import { Hono } from 'hono'
import { maxVisited } from '../../domain/max-visited.ts'
import type { AppEnv } from '../env.ts'
import { publicReads } from '../upstream/public-reads.ts'

const productId = /^[\w.:-]{1,64}$/

/** Tiles of the products that this browser has looked at; unknown ids are left out. */
export const visitedApi = new Hono<AppEnv>().get('/visited', async (c) => {
  const asked = (c.req.query('ids') ?? '').split(',').filter((id) => productId.test(id))
  const ids = [...new Set(asked)].slice(0, maxVisited)
  return c.json(await publicReads(c).products({ ids }))
})
