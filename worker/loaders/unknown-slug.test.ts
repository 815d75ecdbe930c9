import { beforeEach, describe, it } from 'vitest'
import { createShopper } from '../testing/fake-shopper.ts'
import { createFakeStore, type FakeStore } from '../testing/fake-store.ts'

let store: FakeStore
let shopper: ReturnType<typeof createShopper>

beforeEach(() => {
  store = createFakeStore()
  shopper = createShopper(store)
})

describe('§8 an impossible slug', () => {
  it.for(['/artikel', '/autor', '/glossar', '/filialen', '/marken', ''])(
    'is a 404 below %s/, without an upstream call',
    async (path, { expect }) => {
      const name = 'a'.repeat(4000)
      const response = await shopper.get(`${path}/${name}`)
      expect(response.status).toBe(404)
      expect(JSON.stringify(store.requested)).not.toContain(name)
    },
  )
})
