import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { startTestShop } from '../../scripts/test/test-shop.ts'
import { type Misbehaviour, misbehaviours, startService } from './service.ts'

/* Both recommenders, called by the built Workers in workerd over real HTTP. */

let recommender: Awaited<ReturnType<typeof startService>>
let contextRecommender: Awaited<ReturnType<typeof startService>>
let shop: Awaited<ReturnType<typeof startTestShop>>

beforeAll(async () => {
  recommender = await startService()
  contextRecommender = await startService()
  shop = await startTestShop({
    vars: {
      RECOMMENDER_URL: recommender.url,
      CONTEXT_RECOMMENDER_URL: contextRecommender.url,
    },
  })
})
afterAll(async () => {
  await shop.stop()
  recommender.stop()
  contextRecommender.stop()
})
beforeEach(() => {
  for (const service of [recommender, contextRecommender]) service.received.length = 0
  recommender.misbehave('answers 500')
  // Called beside the first one, whose tests must not open its circuit.
  contextRecommender.respondJson({ product_ids: [] })
})

const allMisbehaviours = Object.keys(misbehaviours) as Misbehaviour[]
const urlOf = (path: string) => `http://localhost:${new URL(shop.address).port}${path}`

async function page(path: string, init: RequestInit = {}) {
  const response = await fetch(urlOf(path), { redirect: 'manual', ...init })
  return { status: response.status, text: await response.text() }
}

const fan = 'p-bath-axial-aura'

describe('§7 recommender', () => {
  const path = `/api/recommendations?placement=product&product=${fan}`

  it('is called by placement, with a new session without consent', async ({ expect }) => {
    recommender.respondJson({ ids: ['p-plastic-round-simplo-plus', fan, 'unknown'] })
    const { status, text } = await page(path)
    expect(status).toBe(200)
    expect(JSON.parse(text)).toEqual([
      expect.objectContaining({ id: 'p-plastic-round-simplo-plus' }),
    ])
    const request = new URL(recommender.received[0]?.path ?? '', 'http://x')
    expect(request.pathname).toBe('/recommendations')
    expect(request.searchParams.get('session')).toMatch(/^[0-9a-f]{24}$/)
    expect(request.searchParams.get('product')).toBe(fan)
  })

  it.for(allMisbehaviours)('that %s recommends nothing', async (how, { expect }) => {
    recommender.misbehave(how)
    expect(await page(path)).toEqual({ status: 200, text: '[]' })
  })
})

describe('§7 the second recommender', () => {
  const known = 'p-plastic-round-simplo-plus'
  const path = `/api/recommendations?placement=product&product=${fan}&category=A1`

  it('is called beside the first one, whose circuit is closed again', async ({ expect }) => {
    recommender.respondJson({ ids: [known] })
    await expect.poll(async () => (await page(path)).text, { timeout: 15_000 }).toContain(known)
    expect(contextRecommender.received.length).toBeGreaterThan(0)
  })

  it('receives product and category, and no visitor id without consent', async ({ expect }) => {
    recommender.respondJson({ ids: [] })
    contextRecommender.respondJson({ product_ids: [known] })
    const { text } = await page(path, { headers: { Cookie: 'cart=somebodys; session=secret' } })
    expect(JSON.parse(text)).toEqual([expect.objectContaining({ id: known })])
    const [request] = contextRecommender.received
    expect(request).toMatchObject({ method: 'POST', path: '/recommendations' })
    expect(JSON.parse(request?.body ?? '')).toEqual({
      cartProductCodes: [],
      displayedProduct: fan,
      displayedCategory: 'A1',
      limit: 24,
    })
    expect(JSON.stringify(request)).not.toMatch(/somebodys|secret/)
  })

  it('receives the cart of a visitor with consent', async ({ expect }) => {
    const added = await fetch(urlOf('/api/cart/items'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: urlOf('') },
      body: 'id=v-bath-axial-aura-100-standard&amount=1',
      redirect: 'manual',
    })
    const Cookie = added.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
    expect(Cookie).toContain('cart=')
    recommender.respondJson({ ids: [] })
    contextRecommender.respondJson({ product_ids: [known] })
    await page(`${path}&personal=1`, { headers: { Cookie } })
    const { cartProductCodes, userId } = JSON.parse(contextRecommender.received[0]?.body ?? '')
    expect(cartProductCodes).toEqual([expect.stringMatching(/^[\w.-]{2,40}$/)])
    expect(userId).toBeUndefined()
  })

  it('names ids that the shop does not know, and ten thousand of them', async ({ expect }) => {
    recommender.respondJson({ ids: [] })
    const unknown = Array.from({ length: 10_000 }, (_, index) => `unknown-${index}`)
    contextRecommender.respondJson({ product_ids: [known, ...unknown] })
    const { status, text } = await page(path)
    expect([status, JSON.parse(text).length]).toEqual([200, 1])
    contextRecommender.respondJson({ product_ids: unknown })
    expect(await page(path)).toEqual({ status: 200, text: '[]' })
  })

  it.for(allMisbehaviours)('that %s leaves what the first one names', async (how, { expect }) => {
    contextRecommender.misbehave(how)
    recommender.respondJson({ ids: [known] })
    const { status, text } = await page(path)
    expect(status).toBe(200)
    expect(JSON.parse(text)).toEqual([expect.objectContaining({ id: known })])
  })
})
