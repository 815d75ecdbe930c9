import { describe, it } from 'vitest'
import { createShopper } from '../../testing/fake-shopper.ts'
import { createFakeStore } from '../../testing/fake-store.ts'
import { globals } from '../../testing/sample-shop.ts'

describe('§3 Globals orderMinimumValue', () => {
  it.for(['/checkout/methods', '/checkout/info'])(
    'blocks a cart below it from %s',
    async (path, { expect }) => {
      const store = createFakeStore()
      store.answers['GET /api/v1/globals'] = () => ({
        data: { ...globals, orderMinimumValue: 1000 },
      })
      const response = await createShopper(store).get(path)
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/checkout'])
    },
  )
})
