import { env } from 'cloudflare:test'
import { Hono } from 'hono'
import { describe, it } from 'vitest'
import { api } from '../../domain/api.ts'
import type { MenuItem } from '../../domain/site.ts'
import { loadLayoutData } from '../loaders/layout-data.ts'
import type { AppEnv } from '../env.ts'
import { requestContext } from '../request/context.ts'
import { publicReads } from '../upstream/reads/public-reads.ts'
import { menuApi } from './menu.ts'

const item = (id: string, children: MenuItem[] = []): MenuItem => ({
  id,
  title: id,
  link: { type: 'category', target: id },
  image: null,
  children,
})
const items = [item('fans', [item('bath', [item('quiet')])]), item('filters')]
const result = ({ pathname }: URL) =>
  pathname.includes('/menu')
    ? Response.json({ code: pathname.split('/').at(-1), title: '', items })
    : new Response('', { status: 404 })
const shop = {
  ...env,
  BACKEND: {
    fetch: async (input: RequestInfo | URL) =>
      result(new URL(input instanceof Request ? input.url : input)),
  },
}
const app = new Hono<AppEnv>()
  .use(requestContext())
  .get('/', async (c) => c.json(await loadLayoutData(c, publicReads(c))))
  .route('/api', menuApi)

describe('design §9 the main menu', () => {
  it('has its first level in every page, and submenus by id', async ({ expect }) => {
    const response = await app.request('https://shop.test/', {}, shop)
    const { site, menuParents } = await response.json<Awaited<ReturnType<typeof loadLayoutData>>>()
    const main = site.menus.find(({ code }) => code === 'main')
    expect(main?.items.map(({ id, children }) => [id, children])).toEqual([
      ['fans', []],
      ['filters', []],
    ])
    expect(menuParents).toEqual(['fans'])
  })

  it('is sent with all levels when a visitor opens it', async ({ expect }) => {
    const response = await app.request(`https://shop.test${api.menu}`, {}, shop)
    expect(await response.json()).toEqual(items)
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=60')
  })
})
