import { reset } from 'cloudflare:test'
import { afterEach, describe, it } from 'vitest'
import { inContext, testEnv } from '../../testing/fake-backend.ts'
import { type PublicReads, publicReads } from './public-reads.ts'

const review = (id: number) => ({
  id: String(id),
  author: 'A',
  rating: id % 2 ? 100 : 20,
  text: '',
  createdAt: '2026-11-01T08:00:00.000Z',
  verified: false,
})

/** A store with `total` reviews, half of five stars and half of one; records its requests. */
async function readFrom<T>(
  total: number,
  read: (reads: PublicReads) => Promise<T>,
  longestPage = 50,
) {
  const requested: string[] = []
  const backend = (request: Request) => {
    const { searchParams } = new URL(request.url)
    const [page, requestedSize = 5] = ['page', 'perPage'].map((name) =>
      Number(searchParams.get(name)),
    )
    const perPage = Math.min(requestedSize, longestPage)
    requested.push(
      `${page}/${perPage} ${searchParams.get('sort')} ${searchParams.get('sortDirection')}`,
    )
    const from = ((page ?? 1) - 1) * perPage
    const count = Math.max(0, Math.min(perPage, total - from))
    return Response.json({
      data: Array.from({ length: count }, (_, index) => review(from + index)),
      meta: {
        pagination: { total, perPage, currentPage: page, totalPages: Math.ceil(total / 5) },
      },
    })
  }
  const values: T[] = []
  await inContext(testEnv(backend), async (c) => {
    values.push(await read(publicReads(c)))
    return c.body(null)
  })
  return { value: values[0], requested }
}

afterEach(() => reset())

describe('§7, §9 reviews', () => {
  it('are read five a page, newest first or by rating', async ({ expect }) => {
    const newest = await readFrom(12, (reads) => reads.reviews('p1', 3))
    expect(newest.requested).toEqual(['3/5 time desc'])
    expect(newest.value).toMatchObject({ total: 12, page: 3, totalPages: 3, sort: 'newest' })
    expect(newest.value?.reviews).toHaveLength(2)
    const worst = await readFrom(12, (reads) => reads.reviews('p1', 1, 'worst'))
    expect(worst.requested).toEqual(['1/5 rating asc'])
  })

  it('are counted by rating in as few calls as the store allows', async ({ expect }) => {
    const { value, requested } = await readFrom(60, (reads) => reads.reviewSpread('p1', 60))
    expect(requested).toEqual(['1/50 time desc', '2/50 time desc'])
    expect(value).toEqual([30, 0, 0, 0, 30])
  })

  it('are counted in the call of the page that shows all of them', async ({ expect }) => {
    const { value, requested } = await readFrom(4, (reads) =>
      Promise.all([reads.reviews('p1'), reads.reviewSpread('p1', 4)]),
    )
    expect(requested).toEqual(['1/5 time desc'])
    expect(value?.[1]).toEqual([2, 0, 0, 0, 2])
  })

  it('of a product with up to 50 are read once, for page and count', async ({ expect }) => {
    const { value, requested } = await readFrom(12, (reads) =>
      Promise.all([reads.reviews('p1', 3, 'newest', 12), reads.reviewSpread('p1', 12)]),
    )
    expect(requested).toEqual(['1/50 time desc'])
    expect(value?.[0]).toMatchObject({ total: 12, page: 3, totalPages: 3 })
    expect(value?.[0].reviews.map(({ id }) => id)).toEqual(['10', '11'])
    expect(value?.[1]).toEqual([6, 0, 0, 0, 6])
  })

  it('are read page by page from a store with shorter pages', async ({ expect }) => {
    const read = (reads: PublicReads) => reads.reviews('p1', 3, 'newest', 12)
    const { value, requested } = await readFrom(12, read, 10)
    expect(requested).toEqual(['1/10 time desc', '3/5 time desc'])
    expect(value?.reviews.map(({ id }) => id)).toEqual(['10', '11'])
    const spread = await readFrom(12, (reads) => reads.reviewSpread('p1', 12), 10)
    expect(spread.value).toBeNull()
  })

  it('and questions are not read where there are none', async ({ expect }) => {
    const { value, requested } = await readFrom(0, (reads) =>
      Promise.all([reads.reviews('p1', 1, 'newest', 0), reads.comments('p1', 0)]),
    )
    expect(requested).toEqual([])
    expect(value).toEqual([{ reviews: [], total: 0, page: 1, totalPages: 0, sort: 'newest' }, []])
  })

  it.for([0, 201])('are not counted when there are %i', async (total, { expect }) => {
    const { value, requested } = await readFrom(total, (reads) => reads.reviewSpread('p1', total))
    expect(value).toBeNull()
    expect(requested).toEqual([])
  })
})
