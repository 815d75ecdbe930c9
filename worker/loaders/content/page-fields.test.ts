import { describe, expect, it } from 'vitest'
import { exampleTile } from '../../../domain/contract/testing/examples/entities/product.ts'
import {
  exampleHomepage,
  examplePage,
} from '../../../domain/contract/testing/examples/entities/page.ts'
import { fakeInput } from '../../testing/fake-input.ts'
import { loadHome } from './home.loader.ts'
import { loadPage } from './page.loader.ts'

const block = { type: 'newsletter' as const, withText: true }
const blocks = ['1', '2', '3'].map((id) => ({ ...block, id }))

describe('§3 Page: blocks_per_page and pagination', () => {
  const load = async (query: string) =>
    loadPage(
      await fakeInput(`/seite/beratung${query}`, {
        page: async () => ({ ...examplePage, blocks, blocksPerPage: 2 }),
      }),
    )

  it('shows as many blocks as the page says, the others on the next page', async () => {
    const [first, second] = await Promise.all([load(''), load('?page=2')])
    expect(first).toMatchObject({ props: { pagination: { page: 1, totalPages: 2 } } })
    expect(first).toMatchObject({ props: { page: { blocks: blocks.slice(0, 2) } } })
    expect(second).toMatchObject({ props: { page: { blocks: blocks.slice(2) } } })
    expect(second).toMatchObject({ head: { canonical: expect.stringMatching(/\?page=2$/) } })
  })

  it('answers 404 beyond the last page', async () => {
    expect(await load('?page=3')).toBeNull()
  })
})

describe('§9 Featured products are sliced to the requested size', () => {
  const load = async (withProducts: boolean) => {
    const limits: number[] = []
    const products = { id: 'p', type: 'products' as const, blockTitle: '', products: [] }
    const found = await loadHome(
      await fakeInput('/', {
        homepage: async () => ({
          ...exampleHomepage,
          blocks: withProducts ? [products] : [{ ...block, id: '1' }],
        }),
        globals: async () => Promise.reject(new Error('no globals')),
        configuration: async () => Promise.reject(new Error('no configuration')),
        featuredProducts: async (limit) => {
          limits.push(limit)
          return { _id: 'home', locale: 'de', title: 'Beliebt', products: [exampleTile] }
        },
      }),
    )
    return { found, limits }
  }

  it('requests one row of them when no block of the home page names products', async () => {
    const { found, limits } = await load(false)
    expect(limits).toEqual([4])
    expect(found).toMatchObject({ props: { featured: { title: 'Beliebt' } } })
  })

  it('requests none when a block does', async () => {
    const { found, limits } = await load(true)
    expect(limits).toEqual([])
    expect(found).not.toHaveProperty('props.featured')
  })
})
