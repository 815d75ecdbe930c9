import { reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { routesOf } from '../../domain/routes.ts'
import { exampleShop } from '../testing/fake-shop.ts'

const routes = routesOf('de')

/** Paginated lists with their page parameter. */
const lists = [
  [routes.category('beispiel'), 'page'],
  [`${routes.search()}?q=rohr`, 'page'],
  [routes.product('beispiel'), 'reviews_page'],
] as const

beforeEach(() => {
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  await reset()
})

describe('§2 a list', () => {
  it.for(lists)('%s has no page beyond its last one (%s)', async ([path, name], { expect }) => {
    const { visit } = exampleShop()
    expect((await visit(path)).status, path).toBe(200)
    for (const page of ['500', '99999', '1'.repeat(30)]) {
      const address = `${path}${path.includes('?') ? '&' : '?'}${name}=${page}`
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await visit(address)).status, address).toBe(404)
    }
  })
})
