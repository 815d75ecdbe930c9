import { beforeEach, describe, it } from 'vitest'
import { createShopper } from './testing/fake-shopper.ts'
import { createFakeStore } from './testing/fake-store.ts'

let shopper: ReturnType<typeof createShopper>

beforeEach(() => {
  shopper = createShopper(createFakeStore())
})

const stateOf = (response: Response) => response.headers.get('Cache-Status') ?? ''
/** Work that a request passed to waitUntil. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

describe('design §5 the 404 page', () => {
  it('is rendered once for any number of unknown URLs', async ({ expect }) => {
    const first = await shopper.get('/gibt-es-nicht-1')
    expect([first.status, stateOf(first)]).toEqual([404, expect.stringContaining('fwd=miss')])
    await first.text()
    await settled()
    for (const path of ['/gibt-es-nicht-2', '/artikel/keiner', '/a/b/c?x=1']) {
      const response = await shopper.get(path)
      expect([response.status, stateOf(response)], path).toEqual([
        404,
        expect.stringContaining('hit'),
      ])
      expect(await response.text()).not.toContain(path)
    }
  })

  it('has its own variant for net prices', async ({ expect }) => {
    await (await shopper.get('/gibt-es-nicht')).text()
    await settled()
    const states = ['display_vat=0', 'display_vat=1'].map(async (Cookie) =>
      stateOf(await shopper.send('/gibt-es-nicht', { headers: { Cookie } })),
    )
    expect(await Promise.all(states)).toEqual([
      expect.stringContaining('hit'),
      expect.stringContaining('fwd=miss'),
    ])
  })
})
