import { describe, it } from 'vitest'
import { writeReview } from '../../domain/contract/store-products.ts'
import { PendingReviews } from '../../domain/operator/reviews.ts'
import { operate } from '../testing/operator.ts'
import { request } from '../testing/request.ts'
import { valueOf } from '../testing/shop.ts'

const productId = 'badluefter-silva'
const author = 'Hanna Zweifel'

/** Id of a guest's review that waits. */
async function written(text: string): Promise<string> {
  const email = `${crypto.randomUUID()}@shop.example`
  const body = { rating: 2, text, author, email }
  return (await request(writeReview, { params: { productId }, body })).response.data.id
}
const pending = async () => {
  const { response } = await operate({ method: 'GET', path: '/operator/reviews' })
  return PendingReviews.parse(response).reviews
}
const decide = (id: string, what: 'publish' | 'reject') =>
  operate({ method: 'POST', path: `/operator/reviews/${id}/${what}` })
const publishedAt = (id: string) =>
  valueOf('SELECT published_at FROM customer_review WHERE id = ?1', id)

describe('§9 operators moderate reviews', () => {
  it('that wait, and publish one', async ({ expect }) => {
    const id = await written('Lauter als gedacht.')
    const review = { id, productId, author, rating: 2, text: 'Lauter als gedacht.' }
    expect(await pending()).toContainEqual(expect.objectContaining(review))
    expect((await decide(id, 'publish')).status).toBe(200)
    expect(await publishedAt(id)).toMatch(/Z$/)
    expect((await pending()).map((each) => each.id)).not.toContain(id)
  })

  it('or reject it, but never one that is published', async ({ expect }) => {
    const id = await written('Werbung: billiger bei uns!')
    expect((await decide(id, 'reject')).status).toBe(200)
    expect((await decide(id, 'publish')).response).toMatchObject({ code: 'unknown_review' })
    const shown = await written('Leise.')
    await decide(shown, 'publish')
    expect((await decide(shown, 'reject')).status).toBe(404)
    expect(await publishedAt(shown)).toMatch(/Z$/)
  })
})
