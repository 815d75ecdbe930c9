import { Hono } from 'hono'
import type { MenuItem } from '../../domain/site.ts'
import type { AppEnv } from '../env.ts'
import { loadMenu } from '../loaders/layout-data.ts'
import { publicReads } from '../upstream/reads/public-reads.ts'

/** The full main menu as JSON (MenuItem[]), for the panels that open from it. */
export const menuApi = new Hono<AppEnv>().get('/menu', async (c) => {
  const { items } = await loadMenu(publicReads(c), 'main')
  return c.json(items satisfies MenuItem[], 200, { 'Cache-Control': 'private, max-age=60' })
})
